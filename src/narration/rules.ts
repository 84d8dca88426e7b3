/** A rule book as numbered clauses, in the order a move happens: generated from its data alone. */
import { pitCount, seedTotal } from '../engine/board.ts';
import type { CaptureRule, EndRule, GrandSlamRule, Ruleset } from '../engine/ruleset.ts';
import type { RuleWords, StageWords, SweepWords } from '../language/rule-words.ts';

/** One clause: the tag it tells, the stage it belongs to, and its words. */
export type Clause = {
  /** Names the rule, the same in every rule book that has it: `capture:chain`. */
  readonly tag: string;
  readonly stage: StageWords;
  readonly sentence: string;
};

/** The clauses of a rule book. */
export function clausesOf(words: RuleWords, ruleset: Ruleset): readonly Clause[] {
  const { board, choice, captives } = ruleset;
  const pits = pitCount(board);
  const seeds = seedTotal(board);
  const clause = (stage: StageWords, tag: string, sentence: string): Clause => ({
    stage,
    tag: tag === '' ? stage : `${stage}:${tag}`,
    sentence,
  });
  const clockwise = choice.directions.find((one) => one.direction === 'clockwise');
  const clauses = [
    clause(
      'board',
      board.stores === 'carved' ? '' : 'no-stores',
      words.board({
        columns: board.columns,
        pits,
        each: board.start,
        seeds,
        stores: board.stores,
      }),
    ),
  ];
  if (ruleset.opening.kind === 'arrange')
    clauses.push(clause('opening', 'arrange', words.arrange(ruleset.opening)));
  clauses.push(
    clause('choice', choice.atLeast > 1 ? 'at-least' : '', words.choice(choice)),
    clause('lift', ruleset.lift, words.lift[ruleset.lift]),
    clause(
      'sowing',
      clockwise === undefined ? '' : 'clockwise',
      words.sowing({
        clockwise: clockwise?.when ?? 'never',
        stores: board.stores === 'carved',
      }),
    ),
    clause(
      'origin',
      ruleset.origin,
      words.origin[ruleset.origin]({ from: ruleset.lift === 'all' ? pits : pits + 1 }),
    ),
  );
  if (ruleset.relay.kind === 'never') clauses.push(clause('relay', 'never', words.singleLap));
  else
    clauses.push(
      clause('relay', 'when-occupied', words.relay),
      clause('relay', 'endless', words.endless),
    );
  for (const rule of ruleset.capture)
    for (const [tag, sentence] of captureClauses(words, rule))
      clauses.push(clause('capture', tag, sentence));
  const sweep = sweepOf(ruleset.grandSlam);
  clauses.push(clause('grand-slam', sweep, words.sweep[sweep]));
  if (captives.kind === 'held') clauses.push(clause('captives', 'held', words.held));
  if (ruleset.feeding.kind === 'must-if-able') {
    const { judged, otherwise } = ruleset.feeding;
    const anyMove = otherwise === 'any-move' ? ` ${words.feeding.otherwiseAny}` : '';
    clauses.push(clause('feeding', judged, words.feeding[judged] + anyMove));
  }
  if (ruleset.pass === 'when-no-move') clauses.push(clause('pass', '', words.pass));
  for (const rule of ruleset.end)
    clauses.push(clause('end', rule.kind, tellEnd(words, rule, seeds)));
  const byStores = !ruleset.end.some((rule) => rule.kind === 'empty-row' && rule.loses);
  clauses.push(clause('end', 'winner', words.winner({ half: byStores ? seeds / 2 : null })));
  return clauses;
}

function captureClauses(words: RuleWords, rule: CaptureRule): readonly [string, string][] {
  switch (rule.kind) {
    case 'counts':
      return [
        ['counts', words.captureCounts(rule)],
        ...(rule.chain ? ([['chain', words.chain(rule)]] as const) : []),
      ].map(([tag = '', sentence = '']) => [tag, sentence]);
    case 'opposite': {
      const first: [string, string] = [
        `opposite-${rule.landing}-${rule.counts === 'any' ? 'any' : rule.counts.join('-')}-${rule.capturingSeed}`,
        words.captureOpposite(rule),
      ];
      return rule.onward === 'no' ? [first] : [first, [rule.onward, words.onward[rule.onward]]];
    }
    default:
      return rule satisfies never;
  }
}

/** The custom of a sweep, as the phrasebooks name it. */
function sweepOf(rule: GrandSlamRule): SweepWords {
  switch (rule.kind) {
    case 'takes':
    case 'takes-nothing':
    case 'wins':
    case 'takes-to-win':
    case 'leaves-one-pit':
      return rule.kind;
    case 'forbidden':
      return `forbidden-${rule.forced}`;
    default:
      return rule satisfies never;
  }
}

function tellEnd(words: RuleWords, rule: EndRule, seeds: number): string {
  switch (rule.kind) {
    case 'majority':
      return words.end.majority({ seeds: Math.floor(seeds / 2) + 1 });
    case 'no-move':
      return words.end.noMove(rule);
    case 'empty-row':
      return words.end.emptyRow(rule);
    case 'few-seeds':
      return words.end.fewSeeds(rule);
    case 'repetition':
      return words.end.repetition;
    default:
      return rule satisfies never;
  }
}

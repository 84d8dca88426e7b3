/**
 * Holds an example against the engine: every expectation, every remark's beat, every rule it claims
 * to show. Pure; the one who reads content throws when anything is left over.
 */
import { makePosition, parsePosition } from '../engine/notation.ts';
import { opponentBare } from '../engine/position.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import { lapsIn, takenIn } from '../engine/tally.ts';
import type { Event, Trace } from '../engine/types.ts';
import { phrasesOf } from '../language/phrases.ts';
import { beatName, beatsOf } from '../narration/beats.ts';
import { tellFault } from '../narration/faults.ts';
import type { Turn } from '../narration/line.ts';
import { type Disagreement, type Example, isExample, readExample } from './example.ts';
import type { ExampleFile, Shown } from './shapes/example.ts';

/** Everything an example file and the engine disagree about; empty when they agree. */
export function verifyExample(id: string, file: ExampleFile): readonly Disagreement[] {
  const example = readExample(id, file);
  if (!isExample(example)) return example;
  return [
    ...file.moves.flatMap((_, place) => checkTurn(example, place)),
    ...file.shows.flatMap((shown) => checkShown(example, shown)),
  ];
}

function checkTurn(example: Example, place: number): Disagreement[] {
  const turn = example.turns[place];
  const written = example.file.moves[place];
  if (turn === undefined || written === undefined) return [];
  const at = `moves[${place}]`;
  const expect = written.expect ?? {};
  const found: Disagreement[] = [];
  const differ = (field: string, says: unknown, engine: unknown): void => {
    if (says !== undefined && says !== engine)
      found.push({
        at: `${at}.expect.${field}`,
        problem: `The file says ${String(says)}; the engine finds ${String(engine)}.`,
      });
  };
  if (turn.kind === 'refused' && expect.refused === undefined)
    found.push({
      at: `${at}.play`,
      problem: `The file plays ${written.play}; the engine refuses it (${turn.refusal.kind}).`,
    });
  differ(
    'refused',
    expect.refused,
    turn.kind === 'refused' ? turn.refusal.kind : 'nothing refused',
  );
  if (turn.kind === 'played') {
    const { events, after } = turn.trace;
    differ('captured', expect.captured, takenIn(turn.trace));
    differ('laps', expect.laps, lapsIn(events));
    differ('ends', expect.ends, endOf(turn.trace));
    if (expect.after !== undefined) {
      const says = parsePosition(example.ruleset, expect.after);
      if (says.ok) differ('after', makePosition(says.value), makePosition(after));
      else
        for (const fault of says.faults)
          found.push({
            at: `${at}.expect.after`,
            problem: tellFault(phrasesOf('en').faulting, fault),
          });
    }
  } else {
    for (const field of ['captured', 'laps', 'ends', 'after'] as const)
      differ(field, expect[field], 'nothing: the move is refused');
  }
  return [...found, ...checkRemarks(turn, written.say ?? [], place)];
}

function checkRemarks(
  turn: Turn,
  remarks: readonly { at: string }[],
  place: number,
): Disagreement[] {
  const names =
    turn.kind === 'refused' ? ['refused'] : beatsOf(turn.trace).map((beat) => beatName(beat));
  const known = place === 0 ? ['start', ...names] : names;
  return remarks.flatMap((remark, which) => {
    const at = `moves[${place}].say[${which}].at`;
    if (!known.includes(remark.at))
      return [
        {
          at,
          problem: `The file ties a remark to "${remark.at}"; this move has the beats ${known.join(', ')}.`,
        },
      ];
    // A beat shows one remark: a second would be lost without a word.
    return remarks.findIndex((one) => one.at === remark.at) < which
      ? [{ at, problem: `The file ties two remarks to "${remark.at}"; a beat has room for one.` }]
      : [];
  });
}

function checkShown(example: Example, shown: Shown): Disagreement[] {
  return example.turns.some((turn) => shows(example.ruleset, turn, shown))
    ? []
    : [{ at: 'shows', problem: `The file says it shows ${shown}; nothing of the kind happens.` }];
}

const happens = (turn: Turn, test: (event: Event) => boolean): boolean =>
  turn.kind === 'played' && turn.trace.events.some(test);

/** Whether a turn shows a rule: looked up in its events or its refusal. */
function shows(ruleset: Ruleset, turn: Turn, shown: Shown): boolean {
  switch (shown) {
    case 'lift':
    case 'skip':
    case 'capture':
    case 'rest':
    case 'spare':
    case 'gather':
      return happens(turn, (event) => event.kind === shown);
    case 'sow':
      return happens(turn, (event) => event.kind === 'drop');
    case 'chain':
      return happens(turn, (event) => event.kind === 'capture' && event.why === 'chain');
    case 'feeding':
      return turn.kind === 'refused'
        ? turn.refusal.kind === 'must-feed'
        : opponentBare(ruleset, turn.trace.before);
    case 'grand-slam':
      return turn.kind === 'refused'
        ? turn.refusal.kind === 'grand-slam'
        : happens(
            turn,
            (event) =>
              event.kind === 'spare' ||
              (event.kind === 'end' && event.outcome.cause === 'grand-slam'),
          );
    case 'cannot-feed':
      return happens(turn, (event) => event.kind === 'end' && event.outcome.cause === 'no-move');
    case 'majority':
    case 'repetition':
      return happens(turn, (event) => event.kind === 'end' && event.outcome.cause === shown);
    case 'drawn':
      return happens(turn, (event) => event.kind === 'end' && event.outcome.kind === 'drawn');
    case 'refused':
      return turn.kind === 'refused';
    default:
      return shown satisfies never;
  }
}

/** Who won by a move, or that it ended level, or that play goes on. */
function endOf(trace: Trace): 'south' | 'north' | 'drawn' | 'nothing: play goes on' {
  const { stage } = trace.after;
  if (stage.kind !== 'over') return 'nothing: play goes on';
  return stage.outcome.kind === 'won' ? stage.outcome.side : 'drawn';
}

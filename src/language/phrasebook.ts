/**
 * Everything that must be sayable about a move, in any language. Numbers and pit names come in from
 * outside; which word goes where, plurals and lists are decided here and nowhere else.
 */

/** The player spoken of. */
export type Player = 'south' | 'north';

/** A pit as readers number it: 1 is South's leftmost, counting on counter-clockwise. */
export type PitNumber = number;

/** The words for a position, apart from any move. */
export type PositionTelling = {
  readonly side: (player: Player) => string;
  readonly toMove: (player: Player) => string;
  readonly stores: (told: { south: number; north: number; carved: boolean }) => string;
};

/** The words for what happens in a move. */
export type Telling = PositionTelling & {
  /** A list of pits: “pits 7, 8 and 9”. */
  readonly pits: (pits: readonly PitNumber[]) => string;
  readonly lifted: (told: {
    player: Player;
    count: number;
    pit: PitNumber;
    left: number;
  }) => string;
  readonly relayed: (told: { lap: number; count: number; pit: PitNumber }) => string;
  /** Many laps of a relay told at once. */
  readonly relayedOn: (told: { from: number; to: number; seeds: number }) => string;
  /** Every seed of a lap of two or more, told at once. `pits` are the pits sown, in order, none twice. */
  readonly sown: (told: { pits: readonly PitNumber[]; rounds: number }) => string;
  readonly passedOver: (told: { pit: PitNumber; times: number }) => string;
  readonly lastSeed: (told: { pit: PitNumber; holds: number }) => string;
  /** The one seed of a lap of one: sown and last at once. */
  readonly onlySeed: (told: { pit: PitNumber; holds: number }) => string;
  /** One seed of an unfolded lap. */
  readonly oneSeed: (told: { nth: number; of: number; pit: PitNumber; holds: number }) => string;
  readonly oneSkip: (told: { pit: PitNumber }) => string;
  readonly drawn: (told: { player: Player; count: number }) => string;
  readonly captured: (told: {
    player: Player;
    owner: Player;
    pit: PitNumber;
    count: number;
    why: 'count' | 'chain' | 'opposite' | 'capturing-seed';
    soFar: number;
    landing: Landing;
    way: Way;
  }) => string;
  readonly spared: (told: {
    player: Player;
    owner: Player;
    pits: readonly PitNumber[];
    count: number;
    /** Whether the rest of the haul was taken, and only this kept back. */
    keptBack: boolean;
  }) => string;
  readonly rested: (told: {
    player: Player;
    pit: PitNumber;
    count: number;
    why: 'own-row' | 'count' | 'relay-over' | 'opposite-empty' | 'no-capture';
    afterCapture: boolean;
    counts: readonly number[];
    landing: Landing;
    way: Way;
  }) => string;
  readonly shifted: (told: { from: PitNumber; to: PitNumber; count: number }) => string;
  readonly passed: (told: { player: Player }) => string;
  /** What is `carved` goes to a store; without stores captives are held in the hand. */
  readonly gathered: (told: {
    owner: Player;
    keeper: Player;
    count: number;
    carved: boolean;
  }) => string;
  /** Why the game ends, said of the player whose turn or lack of seeds it is. */
  readonly ending: (told: { cause: EndingWords; player: Player; opponent: Player }) => string;
  readonly won: (told: {
    player: Player;
    opponent: Player;
    south: number;
    north: number;
    wonBy: WonBy;
    carved: boolean;
  }) => string;
  readonly levelled: (told: { each: number }) => string;
};

/** Where the last seed takes: in the opponent's row, in an empty pit of one's own, in any pit. */
export type Landing = 'their-row' | 'own-empty' | 'anywhere';

/**
 * How taking goes on: `back` against the sowing, `across` from facing pit to facing pit, or `along`
 * with the sowing.
 */
export type Way = 'back' | 'across' | 'along';

/** The ways a game can end, as the phrases tell them apart. */
export type EndingWords =
  | 'majority'
  | 'no-seeds'
  | 'cannot-feed'
  | 'no-move'
  | 'grand-slam'
  | 'few-seeds'
  | 'repetition'
  | 'agreed';

/**
 * What a game is won by: the greater count, a sweep, seeds where the other has none, or, where
 * neither has any, the other's `turn`.
 */
export type WonBy = 'count' | 'sweep' | 'seeds-left' | 'turn';

/** Why a move is refused, and what may be played instead. */
export type Refusing = {
  readonly tried: (told: { player: Player; pit: PitNumber }) => string;
  readonly over: () => string;
  readonly notThisStage: () => string;
  readonly noSuchPit: (told: { pits: number }) => string;
  readonly notYours: (told: {
    player: Player;
    owner: Player;
    pit: PitNumber;
    own: readonly [PitNumber, PitNumber];
  }) => string;
  readonly empty: (told: { pit: PitNumber }) => string;
  readonly tooFew: (told: { pit: PitNumber; needs: number }) => string;
  readonly wrongDirection: (told: { onlyIfCaptures: boolean }) => string;
  readonly mustFeed: (told: {
    player: Player;
    hungry: Player;
    instead: readonly PitNumber[];
  }) => string;
  readonly grandSlam: (told: {
    player: Player;
    victim: Player;
    pits: readonly PitNumber[];
    count: number;
    instead: readonly PitNumber[];
  }) => string;
  readonly endless: (told: {
    laps: number;
    circle: { from: number; length: number } | null;
  }) => string;
  readonly nothingHeld: (told: { held: number }) => string;
  readonly canMove: () => string;
};

/** What is wrong with a position somebody wrote, and what is allowed. */
export type Faulting = {
  readonly where: (told: { column: number }) => string;
  readonly emptyText: () => string;
  readonly missingPart: (part: NotationWords) => string;
  readonly unexpected: (told: { found: string; expected: NotationWords }) => string;
  readonly notACount: (told: { found: string }) => string;
  readonly moreThanAll: (told: { found: string; needed: number }) => string;
  readonly wrongRowLength: (told: { side: Player; found: number; needed: number }) => string;
  readonly wrongTotal: (told: { found: number; needed: number }) => string;
  readonly noSuchPit: (told: { found: string; pits: number }) => string;
  readonly trailing: (told: { found: string }) => string;
};

/** The parts of a written position or move. */
export type NotationWords = 'south-row' | 'slash' | 'north-row' | 'stores' | 'side-to-move' | 'pit';

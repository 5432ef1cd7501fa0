import { engineOf, FastRandom } from '@sobremesa/engine';
import { advisorOf, type Advice } from '@sobremesa/bots/advice';
import { Policy } from '@sobremesa/bots';
import { isActive, type Explain, type GameEvent, type GameModule, type LegalMove, type PlayerID } from '@sobremesa/games/kit';
import { inLong, isLong, TestMatch, underSeeds, type MatchOptions } from '@sobremesa/games/kit/testing';
import { createGameText } from '../../i18n/gameText.tsx';
import { sourceLanguages, type SourceLanguage } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/shape.ts';
import { act } from '@testing-library/react';
import { assert, expect, it } from 'vitest';
import type { HintsUi } from '../game.ts';
import type { boardTest } from '../testing.tsx';

/** Iterations of the search for hints. Few, because the tests are about texts and presses. */
const ITERATIONS = 24;
/** Boards ask for at most one confirmation before they send a move. */
const MOST_PRESSES = 2;

interface HintedGame<View, State extends View, Event extends GameEvent> {
  module: GameModule<View, State, Event>;
  explain: Explain<View>;
  ui: HintsUi;
  showBoard: ReturnType<typeof boardTest<View, State, Event>>;
  /** The settings of the matches, used in turn. */
  settings: readonly Omit<MatchOptions, 'seed'>[];
  /** As in `GameUi`, in timed windows. */
  hasChoice?: (G: View, playerID: PlayerID) => boolean;
  /** Further positions, for moves that matches rarely offer. */
  extra?: readonly Position<View, State, Event>[];
}

/** A position in which a seat must move. */
interface Position<View, State extends View, Event extends GameEvent> {
  match: TestMatch<View, State, Event>;
  playerID: PlayerID;
}

/** Positions of matches between weak bots: first those with new kinds of moves, then any. */
function positionsOf<View, State extends View, Event extends GameEvent>(
  { module, settings, ui, hasChoice = () => true, extra = [] }: HintedGame<View, State, Event>,
  count: number,
  seed: number,
): Position<View, State, Event>[] {
  const random = FastRandom.seeded(seed);
  const policy = new Policy(module);
  const met = settings.flatMap((setting, index) => {
    const options = { ...setting, seed: seed + index };
    const match = new TestMatch(module, options);
    const ofMatch: (Position<View, State, Event> & { kinds: ReadonlySet<string> })[] = [];
    while (match.ctx.gameover === undefined) {
      const asked = match.players.filter((id) => isActive(match.ctx, id));
      const playerID = random.shuffle(asked)[0] ?? '';
      const kinds = new Set(match.legalMoves(playerID).map((move) => kindOf(ui, match.G, playerID, move)));
      const here = TestMatch.at(module, options, structuredClone({ G: match.G, ctx: match.ctx }));
      if (hasChoice(match.G, playerID)) ofMatch.push({ match: here, playerID, kinds });
      const { move, args } = policy.guess(match.G, match.ctx, playerID, random);
      match.play(playerID, move, ...args);
    }
    return ofMatch;
  });
  const known = new Set<string>();
  const shuffled = random.shuffle(met);
  const first = shuffled.filter(({ kinds }) => {
    const isNew = [...kinds].some((kind) => !known.has(kind));
    for (const kind of kinds) known.add(kind);
    return isNew;
  });
  const others = shuffled.filter((one) => !first.includes(one));
  return [...extra, ...[...first, ...others].slice(0, count)];
}

/** The name of a move and the button that makes it, without numbers: `travel flip-`. */
function kindOf({ press }: HintsUi, G: unknown, playerID: PlayerID, move: LegalMove): string {
  const button = /data-piece="([^"\d]*)/.exec(press(G, playerID, move));
  return `${move.move} ${button?.[1] ?? ''}`;
}

/** A seed for a long run, printed so that a failed run can be repeated with `SEED`. */
function freshSeed(): number {
  const seed = Math.floor(Math.random() * 1e6);
  console.info(`SEED=${seed}`);
  return seed;
}

/** The hints that the page would show in a position. */
function hintsAt<View, State extends View, Event extends GameEvent>(
  { module, explain }: Pick<HintedGame<View, State, Event>, 'module' | 'explain'>,
  { match, playerID }: Position<View, State, Event>,
): Advice[] {
  const view = module.view(match.G, match.ctx, playerID);
  const ctx = module.viewCtx(match.G, match.ctx, playerID);
  return advisorOf(module, explain).advise({ playerID, view, ctx, log: [] }, { iterations: ITERATIONS, ms: Infinity });
}

/**
 * Asserts that a hint that promises less than a later one says so, and that no sentence occurs
 * twice in a list, in any language.
 *
 * @returns the number of lists with more than one hint
 */
function expectConsistent<View, State extends View, Event extends GameEvent>(
  game: HintedGame<View, State, Event>,
  texts: Readonly<Record<SourceLanguage, Messages>>,
  count: number,
  seed: number,
): number {
  let lists = 0;
  for (const position of positionsOf(game, count, seed)) {
    const { match, playerID } = position;
    const view = game.module.view(match.G, match.ctx, playerID);
    const ctx = game.module.viewCtx(match.G, match.ctx, playerID);
    const players = match.players.map((id) => ({ id, name: `Player ${id}` }));
    const hints = hintsAt(game, position);
    if (hints.length > 1) lists += 1;
    for (const language of sourceLanguages) {
      const text = createGameText(language, texts[language], players, playerID);
      const said = hints.flatMap(({ what, why }) => [what, ...why].map((sentence) => text.sentence(sentence)));
      assert.deepEqual(said, [...new Set(said)], `the same sentence twice in ${language}`);
    }
    const promises = hints.map((hint) => game.explain(view, ctx, playerID, hint).promise);
    for (const [place, promise] of promises.entries()) {
      const more = promises.findIndex((other, below) => below > place && promise !== null && (other ?? -Infinity) > promise);
      assert.equal(hints[place]?.promisesLessThan, more === -1 ? null : more, JSON.stringify(hints));
    }
  }
  return lists;
}

/**
 * Selects each hint, and one further move of each kind, on the game's board, and presses the button
 * that the page focuses. Asserts that the board sends this move, or one with the same result.
 *
 * @returns the kinds of the moves that were made
 */
function expectPrepared<View, State extends View, Event extends GameEvent>(
  game: HintedGame<View, State, Event>,
  count: number,
  seed: number,
): Set<string> {
  const random = FastRandom.seeded(seed);
  const policy = new Policy(game.module);
  const made = new Set<string>();
  const faults: string[] = [];
  for (const position of positionsOf(game, count, seed)) {
    const { match, playerID } = position;
    const { sent, prepare, container, unmount } = game.showBoard(match, playerID, 'en', { plays: false });
    const view = game.module.view(match.G, match.ctx, playerID);
    const ctx = game.module.viewCtx(match.G, match.ctx, playerID);
    const named = random.shuffle(policy.candidates(view, ctx, playerID));
    const ofEachKind = new Map(named.map((move) => [kindOf(game.ui, view, playerID, move), move]));
    for (const { move, args } of [...hintsAt(game, position), ...ofEachKind.values()]) {
      sent.length = 0;
      prepare({ move, args });
      const press = game.ui.press(view, playerID, { move, args });
      for (let i = 0; i < MOST_PRESSES && sent.length === 0; i++) {
        const button = container.querySelector<HTMLElement>(press);
        act(() => button?.click());
      }
      const [first] = sent;
      made.add(kindOf(game.ui, view, playerID, { move, args }));
      if (sent.length === 1 && first !== undefined && hasSameResult(game.module, position, first, { move, args })) continue;
      faults.push(`${playerID} ${JSON.stringify({ move, args })}: ${press} sends ${JSON.stringify(sent)}`);
    }
    unmount();
  }
  assert.deepEqual(faults, []);
  return made;
}

function hasSameResult<View, State extends View, Event extends GameEvent>(
  module: GameModule<View, State, Event>,
  position: Position<View, State, Event>,
  one: LegalMove,
  other: LegalMove,
): boolean {
  const [first, second] = [one, other].map((move) => JSON.stringify(resultOf(module, position, move)));
  return first === second;
}

/** The state after a move, without its events and counters. */
function resultOf<View, State extends View, Event extends GameEvent>(
  module: GameModule<View, State, Event>,
  { match, playerID }: Position<View, State, Event>,
  { move, args }: LegalMove,
): unknown {
  const playout = engineOf(module).playout(structuredClone({ G: match.G, ctx: match.ctx }), FastRandom.seeded(1));
  playout.play(playerID, move, args);
  return module.view(playout.G, playout.ctx, playerID);
}

/**
 * The tests of a game's hints: each is made by the board, and those of one position agree.
 *
 * @param texts the game's texts with those of its hints, in each language
 * @param kinds moves of each kind that the sample must contain; positions of a long run differ
 */
export function testHints<View, State extends View, Event extends GameEvent>(
  game: HintedGame<View, State, Event>,
  texts: Readonly<Record<SourceLanguage, Messages>>,
  kinds: readonly string[],
): void {
  const timeout = inLong(600_000, 120_000);

  it(
    "a chosen hint and the proposed press make the hint's move",
    () => {
      const [made = new Set()] = underSeeds(isLong ? freshSeed() : 3, 1, (seed) => expectPrepared(game, inLong(200, 10), seed));
      expect(isLong ? [] : kinds.filter((kind) => !made.has(kind))).toEqual([]);
    },
    timeout,
  );

  it(
    'the hints of one position neither contradict nor repeat each other',
    () => {
      underSeeds(isLong ? freshSeed() : 2, 1, (seed) => {
        expect(expectConsistent(game, texts, inLong(200, 16), seed)).toBeGreaterThan(inLong(10, 5));
      });
    },
    timeout,
  );
}

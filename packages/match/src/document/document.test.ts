import type { EngineState } from '@sobremesa/engine';
import { games, type GameModule } from '@sobremesa/games';
import { inLong, seedsFrom } from '@sobremesa/games/kit/testing';
import { describe, expect, it } from 'vitest';
import type { Match } from '../model.ts';
import { randomMatch, written } from '../testing/index.ts';
import { digestOf } from './canonical.ts';
import {
  documentLimits,
  movesTo,
  readDocument,
  withNames,
  type FinishedMatch,
  type MatchDocument,
  type Replay,
} from './index.ts';
import { changed, startOf } from './replay.ts';

const prado = games['prado'] as GameModule;

const cases = Object.values(games).flatMap((module) => {
  const { min, max } = module.players;
  return Array.from({ length: max - min + 1 }, (_, i) => ({ name: module.game.name ?? '', players: min + i, module }));
});

/** Matches per game and number of seats: 1,000 in all in a long run. */
const MATCHES = inLong(Math.ceil(1000 / cases.length), 2);

function replayOf(given: unknown): Replay {
  const read = readDocument(given, games);
  if (!read.ok) throw new Error(`${read.error}: ${read.detail}`);
  return read.replay;
}

const errorOf = (given: unknown) => {
  const read = readDocument(given, games);
  return read.ok ? null : read.error;
};

/** The document with other fields, and with the digest of its new content. */
function resealed(document: MatchDocument, change: object): object {
  const { sha256: _, ...content } = { ...document, ...change };
  return { ...content, sha256: digestOf(content) };
}

/** The match to which a course leads. */
function after({ module, moves, ...course }: FinishedMatch): Match {
  let match = startOf(module, { ...course, moves })!;
  while (match.version < moves.length) match = changed(module, { ...course, moves }, match);
  return match;
}

describe.each(cases)('a match of $name with $players players', ({ module, players }) => {
  it.each(seedsFrom(1, MATCHES))('is the same at each version after a round trip (seed %d)', async (seed) => {
    const { finished, versions } = randomMatch(module, players, seed);
    const document = await written(finished);
    const replay = replayOf(JSON.stringify(document));
    expect(replay.length).toBe(versions.length - 1);
    for (const [version, { state }] of versions.entries()) {
      expect(JSON.stringify(replay.at(version).state)).toBe(JSON.stringify(state));
    }
    expect(replay.document).toEqual(document);
  });

  it.each(seedsFrom(1, MATCHES))(
    'can go on from any version under the same seed, without undone moves (seed %d)',
    async (seed) => {
      const { finished, versions } = randomMatch(module, players, seed);
      const replay = replayOf(await written(finished));
      const audiences = [...Array.from({ length: players }, (_, seat) => String(seat)), null];
      // A setting between undone moves leaves no event, so that only the last events may differ.
      const viewsOf = ({ G, ctx }: EngineState) => audiences.map((playerID) => module.view(G, ctx, playerID));
      for (let version = 0; version < replay.length; version += 17) {
        const moves = movesTo(replay, version)!;
        expect(moves.filter((move) => 'undo' in move)).toEqual([]);
        const { state } = after({ ...finished, moves: [...moves] });
        expect([viewsOf(state), state.plugins]).toEqual([viewsOf(versions[version]!.state), versions[version]!.state.plugins]);
      }
      expect(movesTo(replay, replay.length)).toBeNull();
    },
  );
});

describe('a replay', () => {
  it('shows any version in any order', async () => {
    const { finished, versions } = randomMatch(prado, 3, 5);
    const replay = replayOf(await written(finished));
    for (const version of [replay.length, 0, 17, 16, 15, 40, 41, 33, 1]) {
      expect(replay.at(version).state).toEqual(versions[version]?.state);
    }
    expect(() => replay.at(replay.length + 1)).toThrow(RangeError);
  });

  it('has the log of the match, with the start, undone moves and stand-ins', async () => {
    const { finished } = randomMatch(prado, 3, 5);
    const { log, document } = replayOf(await written(finished));
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i));
    expect(log[0]).toMatchObject({ version: 0, entry: { kind: 'table', event: { type: 'started' } } });
    const undone = document.moves.flatMap((move, i) => ('undo' in move ? [i + 1] : []));
    const undoneLines = log.filter(({ entry }) => entry.event.type === 'undone');
    expect(undone.length).toBeGreaterThan(0);
    expect(undoneLines.map(({ version }) => version)).toEqual(undone);
    const byBot = new Set(log.filter(({ entry }) => entry.bot === true).map(({ version }) => version));
    expect([...byBot].every((version) => (document.moves[version - 1] as { by?: string }).by === 'standIn')).toBe(true);
    expect(byBot.size).toBeGreaterThan(0);
  });

  it('ends with the agreement of the players in a match that they ended', async () => {
    const { finished } = randomMatch(prado, 2, 7, 30);
    const { log, document } = replayOf(await written(finished));
    expect(document.ending).toBe('agreement');
    expect(log.at(-1)).toMatchObject({ version: 30, entry: { kind: 'table', event: { type: 'ended' } } });
  });
});

describe('the names on the seats', () => {
  it('are read with a number', async () => {
    const { finished } = randomMatch(prado, 2, 3);
    const names = ['x'.repeat(24), `${'x'.repeat(24)} 2`];
    const seats = names.map((name) => ({ name, bot: null }));
    expect(replayOf(await written({ ...finished, seats })).document.seats).toEqual(seats);
  });

  it('are left out if readers would refuse them', async () => {
    const { finished } = randomMatch(prado, 2, 3);
    const seats = ['', 'a\u202Eb'].map((name) => ({ name, bot: null }));
    expect(replayOf(await written({ ...finished, seats })).document.seats.map(({ name }) => name)).toEqual([null, null]);
  });
});

describe('the names of a document', () => {
  it('can be replaced or removed, and the document is still read', async () => {
    const { finished } = randomMatch(prado, 2, 3);
    const seats = ['Ana', 'Ben'].map((name) => ({ name, bot: null }));
    const document = await written({ ...finished, seats });
    const namesOf = (names: (string | null)[]) =>
      replayOf(JSON.stringify(withNames(document, names))).document.seats.map(({ name }) => name);
    expect(namesOf([])).toEqual([null, null]);
    expect(namesOf(['Eva', 'a\u202Eb'])).toEqual(['Eva', null]);
    expect(withNames(withNames(document, []), ['Ana', 'Ben'])).toEqual(document);
  });

  it('stay for bots', async () => {
    const document = await written(randomMatch(prado, 2, 3).finished);
    const lupe = { name: 'Lupe', bot: { character: 'lupe', level: 'easy' } as const };
    const played = { ...document, seats: [lupe, { name: 'Ben', bot: null }] };
    expect(withNames(played, ['Eva']).seats).toEqual([lupe, { name: null, bot: null }]);
  });
});

describe('a document is refused', async () => {
  const document = await written(randomMatch(prado, 2, 3).finished);
  const { moves } = document;

  it.each([
    ['text that is not JSON', 'prado', 'notAMatch'],
    ['no object', '[1]', 'notAMatch'],
    ['another JSON file', '{"name":"sobremesa"}', 'notAMatch'],
    ['a later format', { ...document, formatVersion: 3 }, 'newerFormat'],
    ['the second format without a shuffle', resealed(document, { formatVersion: 2 }), 'damaged'],
    ['an unknown field', { ...document, notes: '' }, 'damaged'],
    ['a missing field', { ...document, seed: undefined }, 'damaged'],
    ['a changed name', { ...document, seats: document.seats.map((seat) => ({ ...seat, name: 'Eva' })) }, 'damaged'],
    ['an unknown game', resealed(document, { game: 'chess' }), 'unknownGame'],
    ['the name of an inherited field as its game', resealed(document, { game: 'valueof' }), 'unknownGame'],
    ['other rules', resealed(document, { rules: document.rules + 1 }), 'otherRules'],
    ['unknown options', resealed(document, { options: { ...document.options, dice: true } }), 'badOptions'],
    ['missing options', resealed(document, { options: {} }), 'badOptions'],
    ['too many players', resealed(document, { seats: Array(8).fill(document.seats[0]) }), 'badOptions'],
    ['another seed', resealed(document, { seed: '1'.repeat(64) }), 'differentState'],
    ['a move of another seat', resealed(document, { moves: [{ ...moves[0], seat: 7 }, ...moves.slice(1)] }), 'illegalMove'],
    ['its last move missing', resealed(document, { moves: moves.slice(0, -1) }), 'damaged'],
    ['a move after its end', resealed(document, { moves: [...moves, moves.at(-1)] }), 'illegalMove'],
    [
      'a variant with the name of the prototype',
      resealed(document, { options: { ...document.options, ...(JSON.parse('{"__proto__":"x"}') as object) } }),
      'damaged',
    ],
    ['an ending that it did not have', resealed(document, { ending: 'agreement' }), 'notFinished'],
  ])('with %s', (_, given, error) => {
    expect(errorOf(given)).toBe(error);
  });

  it.each(['Ana\u202E', 'Ana\nLuis', 'A\u0000', '\uD800', 'x'.repeat(25), ' Ana', ''])('with the name %j', (name) => {
    expect(errorOf(resealed(document, { seats: [{ name, bot: null }, document.seats[1]] }))).toBe('damaged');
  });

  it('at the version whose move is illegal', () => {
    const changed = moves.with(20, { seat: 0, undo: 3, at: 0 });
    expect(readDocument(resealed(document, { moves: changed }), games)).toMatchObject({ error: 'illegalMove', version: 21 });
  });

  it('if it is huge or deep, without reading it all', () => {
    let deep: unknown = [];
    for (let i = 0; i < 100_000; i++) deep = [deep];
    const itself: { format: string; self?: unknown } = { format: 'sobremesa-match' };
    itself.self = itself;
    const many = { ...document, moves: Array.from({ length: documentLimits.values }, () => 0) };
    const text = `{"format":"sobremesa-match","name":"${'x'.repeat(documentLimits.length)}"}`;
    expect([{ ...document, options: deep }, itself, many, text].map(errorOf)).toEqual(Array(4).fill('tooLarge'));
    expect(errorOf(`${'['.repeat(500_000)}${']'.repeat(500_000)}`)).toBe('notAMatch');
    const moves = Array.from({ length: documentLimits.moves + 1 }, () => document.moves[0]);
    expect(errorOf(resealed(document, { moves }))).toBe('damaged');
  });
});

import { games, KeyedRandom, type GameModule } from '@sobremesa/games';
import { isOver, type Match, restored, snapshotOf, type SnapshotRecord } from '@sobremesa/match';
import { describe, expect, it } from 'vitest';
import { known } from '../support/known.ts';
import { matchesOf, releases, type KeptMatch } from './kept.ts';
import { playOne } from './play.ts';

/** Far more moves than any match takes. */
const ENDLESS = 5000;

function toItsEnd(module: GameModule, from: Match): Match {
  const random = new KeyedRandom({ seed: '6'.repeat(64), drawn: 0 });
  let match = from;
  for (let n = 0; !isOver(match); n++) {
    if (n > ENDLESS) throw new Error('it does not end');
    match = playOne(module, match, random, `later-${n}`).match;
  }
  return match;
}

it('there are releases whose matches are kept', () => {
  expect(releases()).toContain('0.1.0');
});

describe.each(releases())('matches that release %s has stored', (release) => {
  const matches = matchesOf(release);

  it('are of every game, some of them in a window, or with moves to take back', () => {
    // Games that are added later are in the fixtures of later releases.
    expect(matches.map(({ game }) => game)).toEqual(expect.arrayContaining(['patzcuaro', 'prado', 'museum']));
    expect(matches.some(({ standing }) => standing.window !== null)).toBe(true);
    expect(matches.some(({ standing }) => standing.state.includes('"undo":[{'))).toBe(true);
    expect(matches.some(({ stored }) => stored.snapshot.version > 0 && stored.moves.length > 0)).toBe(true);
  });

  // If these differ, a change of the rules has altered what moves do that players have already
  // made, and a server that was killed would restore another match than they saw. Raise
  // `rulesVersion` of the game, and teach its `upgrade` to bring up states of the version before;
  // never make the fixture of a release anew. (One of a release that is not out yet is: remove it,
  // and `npm run fixtures`.)
  it.each(matches.filter(isOfTheseRules))(
    'are after a kill what players saw, and end: $game (%#)',
    ({ game, stored, standing }) => {
      const module = moduleOf(game);
      const now = restored(module, stored);
      expect(plain(snapshotOf(module, now))).toEqual(plain(standing));
      for (const [seat, last] of Object.entries(standing.requests)) expect(newestOf(now.requests[seat])).toEqual(newestOf(last));
      expect(isOver(toItsEnd(module, now))).toBe(true);
    },
  );

  it.each(matches)('go on after an orderly stop, under whatever rules, and end: $game (%#)', ({ game, standing }) => {
    const module = moduleOf(game);
    expect(isOver(toItsEnd(module, restored(module, { snapshot: standing, moves: [] })))).toBe(true);
  });
});

function moduleOf(game: string): GameModule {
  return known(games[game]);
}

/**
 * The server brings up only what was stored whole; moves under earlier rules cannot be made again.
 */
function isOfTheseRules({ game, stored: { snapshot, moves } }: KeptMatch): boolean {
  return [snapshot, ...moves].every(({ rules }) => rules === moduleOf(game).rulesVersion);
}

/** How many requests a snapshot has depends on the release. */
function plain(snapshot: SnapshotRecord) {
  return { ...snapshot, state: JSON.parse(snapshot.state) as unknown, requests: null };
}

function newestOf(record: SnapshotRecord['requests'][string] | undefined) {
  if (record === undefined || 'request' in record) return record;
  return { request: record.requests.at(-1), version: record.versions.at(-1) };
}

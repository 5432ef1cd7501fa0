import { games, KeyedRandom, type GameModule } from '@sobremesa/games';
import { isOver, type Match, restored, snapshotOf, type SnapshotRecord } from '@sobremesa/match';
import { describe, expect, it } from 'vitest';
import { known } from '../support/known.ts';
import { matchesOf, releases, type KeptMatch } from './kept.ts';
import { playOne } from './play.ts';

/** Far more moves than any match needs. */
const ENDLESS = 5000;

function toItsEnd(module: GameModule, from: Match): Match {
  const random = new KeyedRandom({ seed: '6'.repeat(64), drawn: 0 });
  let match = from;
  for (let n = 0; !isOver(match); n++) {
    if (n > ENDLESS) throw new Error('the match does not end');
    match = playOne(module, match, random, `later-${n}`).match;
  }
  return match;
}

it('there are stored matches of earlier releases', () => {
  expect(releases()).toContain('0.1.0');
});

describe.each(releases())('matches stored by release %s', (release) => {
  const matches = matchesOf(release);

  it('include every game, an open answer window, and moves that can be undone', () => {
    // Later games are in the fixtures of later releases.
    expect(matches.map(({ game }) => game)).toEqual(expect.arrayContaining(['patzcuaro', 'prado', 'museum']));
    expect(matches.some(({ standing }) => standing.window !== null)).toBe(true);
    expect(matches.some(({ standing }) => standing.state.includes('"undo":[{'))).toBe(true);
    expect(matches.some(({ stored }) => stored.snapshot.version > 0 && stored.moves.length > 0)).toBe(true);
  });

  // If these differ, a change of the rules has altered the effect of stored moves, and a killed
  // server would restore another match than the players saw. Raise the game's `rulesVersion`, and
  // make its `upgrade` convert states of the previous version. Never recreate the fixture of a
  // published release. (To recreate the one of an unpublished release, remove it and run
  // `npm run fixtures`.)
  it.each(matches.filter(isOfTheseRules))(
    'match what players saw after a kill, and can be finished: $game (%#)',
    ({ game, stored, standing }) => {
      const module = moduleOf(game);
      const now = restored(module, stored);
      expect(plain(snapshotOf(module, now))).toEqual(plain(standing));
      for (const [seat, last] of Object.entries(standing.requests)) expect(newestOf(now.requests[seat])).toEqual(newestOf(last));
      expect(isOver(toItsEnd(module, now))).toBe(true);
    },
  );

  it.each(matches)('continue after a graceful stop, under any rules, and can be finished: $game (%#)', ({ game, standing }) => {
    const module = moduleOf(game);
    expect(isOver(toItsEnd(module, restored(module, { snapshot: standing, moves: [] })))).toBe(true);
  });
});

function moduleOf(game: string): GameModule {
  return known(games[game]);
}

/** The server upgrades only complete snapshots; it cannot replay moves under earlier rules. */
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

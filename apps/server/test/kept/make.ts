// `npm run fixtures`: stores running matches of every game in the format of this release, for tests
// of later releases.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { matchOf, variantsOf, type Variant } from '@sobremesa/engine/testing';
import { games, KeyedRandom, type Random } from '@sobremesa/games';
import {
  beginMatch,
  isOver,
  type Match,
  type MoveRecord,
  snapshotOf,
  type SnapshotRecord,
  takeBack,
  versionFor,
} from '@sobremesa/match';
import { stepOf } from '@sobremesa/match/testing';
import { playOne } from './play.ts';
import { fixtureOf, type KeptMatch } from './kept.ts';

/**
 * Minimum number of moves before a match is stored, and number of further moves in which the wanted
 * situation may occur.
 */
const EARLIEST = 12;
const LONGEST = 40;

const { version } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string };
const file = fixtureOf(version);
if (existsSync(file)) throw new Error(`${file} exists: the fixture of a release is never recreated`);

const random = new KeyedRandom({ seed: '4'.repeat(64), drawn: 0 });
const variants = Object.values(games).flatMap(variantsOf);
const matches = variants.map((variant, i) => playedFor(variant, i, random));
writeFileSync(file, gzipSync(JSON.stringify(matches), { level: 9 }));
console.log(`${matches.length} matches in ${file}`);

/** The wanted situations: any, an open window, or a move that can be undone. */
function isThere(match: Match, place: number): boolean {
  if (place === 1) return match.window !== null;
  if (place === 2) return match.undo.length > 0;
  return true;
}

function playedFor(variant: Variant, i: number, random: Random): KeptMatch {
  const { module } = variant;
  for (;;) {
    const { numPlayers, options } = matchOf(variant, i);
    let { match } = stepOf(beginMatch(module, { players: numPlayers, options, now: 0 }));
    let snapshot: SnapshotRecord = snapshotOf(module, match);
    let moves: MoveRecord[] = [];
    const earliest = EARLIEST + random.below(EARLIEST);
    const snapshotAt = random.below(2 * earliest);
    while (!isOver(match) && match.version < LONGEST && (match.version < earliest || !isThere(match, i % 3))) {
      const last = match.undo.at(-1);
      const request = `request-${match.version}`;
      const undoes = last !== undefined && random.below(5) === 0;
      const step = undoes
        ? stepOf(takeBack(module, match, { seat: last.seat, request, version: versionFor(match, last.seat) }, match.version))
        : playOne(module, match, random, request);
      match = step.match;
      if (step.move !== null) moves.push(step.move);
      if (match.version !== snapshotAt) continue;
      snapshot = snapshotOf(module, match);
      moves = [];
    }
    // A match that has ended by chance cannot be continued.
    if (!isOver(match)) return { game: module.game.name ?? '', stored: { snapshot, moves }, standing: snapshotOf(module, match) };
  }
}

import { games, KeyedRandom } from '@sobremesa/games';
import { inLong, seedOf, underSeeds } from '@sobremesa/games/kit/testing';
import { expect, it } from 'vitest';
import { mutated, mutatedText, randomMatch, written } from '../testing/index.ts';
import { canonicalJson, digestOf, stateDigest } from './canonical.ts';
import { shuffleOf } from './format.ts';
import { documentErrors, readDocument, type MatchDocument } from './index.ts';

/** 10,000 in all in a long run. */
const CHANGES = inLong(Math.ceil(10_000 / (2 * Object.keys(games).length)), 100);
const TIMEOUT_MS = inLong(30 * 60_000, 60_000);

const cases = Object.values(games).flatMap((module) => [
  { name: module.game.name, module, kind: 'without', shuffled: false },
  { name: module.game.name, module, kind: 'with', shuffled: true },
]);

it.each(cases)(
  'a changed document of $name $kind a shuffle is never read as another match',
  async ({ module, shuffled }) => {
    const players = module.players.max;
    const document = await written(randomMatch(module, players, 1, 70, shuffled).finished);
    const other = await written(randomMatch(module, players, 2, 40, true).finished);
    const text = JSON.stringify(document);
    const refused = underSeeds(1, CHANGES, (seed) => {
      const random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
      if (random.below(4) === 0) return refusal(document, mutatedText(text, random), false);
      const changed = mutated(document, other, random);
      // Half of the documents get the digest of their new content, so that the replay has to find
      // the change.
      const isSealed = random.below(2) === 0;
      return refusal(document, isSealed ? sealed(changed) : changed, isSealed);
    });
    expect(refused).not.toContain('otherMatch');
    expect(refused).not.toContain('unnamedError');
    expect(refused.filter((error) => error !== null).length).toBeGreaterThan(CHANGES / 2);
  },
  TIMEOUT_MS,
);

function sealed(changed: unknown): unknown {
  const { sha256: _, ...content } = changed as MatchDocument;
  return { ...content, sha256: digestOf(content) };
}

/**
 * The reason for which a changed document is refused; null if it is read as the original match, and
 * `otherMatch` if it is read as another one.
 *
 * @param isSealed names and times may then be others, but not the course of the match
 */
function refusal(original: MatchDocument, changed: unknown, isSealed: boolean) {
  const read = readDocument(changed, games);
  if (!read.ok) return documentErrors.includes(read.error) ? read.error : 'unnamedError';
  const { replay } = read;
  if (!isSealed && canonicalJson(replay.document) !== canonicalJson(original)) return 'otherMatch';
  const isSame = original.states.every(({ version, sha256 }) => {
    return version <= replay.length && stateDigest(replay.at(version).state) === sha256;
  });
  const isSameDraw = canonicalJson(shuffleOf(replay.document)) === canonicalJson(shuffleOf(original));
  return isSame && isSameDraw && replay.length === original.moves.length ? null : 'otherMatch';
}

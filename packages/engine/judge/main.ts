// `npm run judge`: plays random matches of every game, number of seats and variant, on our engine
// and on boardgame.io.
import './production.ts';
import { parseArgs } from 'node:util';
import { games } from '@sobremesa/games';
import { judge, matchOf, variantsOf } from '../src/testing/index.ts';
import type { Variant } from '../src/testing/index.ts';

const { values } = parseArgs({
  options: {
    /** Matches of each variant. */
    matches: { type: 'string', default: '500' },
    /** The seed of the first match; the others count up from it. */
    seed: { type: 'string', default: '0' },
    /** Only this game. */
    game: { type: 'string' },
  },
});
const matches = Number(values.matches);
const first = Number(values.seed);
if (!Number.isInteger(matches) || matches < 1 || !Number.isInteger(first) || first < 0)
  throw new RangeError('--matches and --seed are whole numbers');
const chosen = Object.values(games).filter(({ game }) => values.game === undefined || game.name === values.game);
if (chosen.length === 0) throw new RangeError(`there is no game ${values.game}`);

const failures = chosen.flatMap(variantsOf).flatMap((variant, i) => judgeAll(variant, first + i * matches));
for (const failure of failures) console.error(`\n${failure}`);
console.log(failures.length === 0 ? 'Every state is the same on both.' : `${failures.length} variants differ.`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** @returns the first difference, if there is one */
function judgeAll(variant: Variant, first: number): string[] {
  const { module, numPlayers, fixed } = variant;
  const start = performance.now();
  let made = 0;
  let refused = 0;
  try {
    for (let seed = first; seed < first + matches; seed++) {
      const judged = judge(module, matchOf(variant, seed));
      made += judged.made;
      refused += judged.refused;
    }
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  } finally {
    const seconds = Math.round((performance.now() - start) / 1000);
    const name = `${module.game.name}, ${numPlayers} players, ${fixed === null ? 'no options' : `${fixed.name} ${fixed.value}`}`;
    console.log(`${name}: ${made} moves made and ${refused} refused in ${seconds} s`);
  }
  return [];
}

// `npm run fuzz -- --messages N --seed N`: sends random messages, mostly legal moves, until an
// answer is wrong.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fuzz } from './run.ts';

const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
});
const [messages, seed] = [Number(values.messages), Number(values.seed)];
if (!Number.isInteger(messages) || messages < 1 || !Number.isInteger(seed) || seed < 0)
  throw new RangeError('--messages and --seed are whole numbers');

const start = performance.now();
const { answers, problems } = await fuzz(messages, seed, {
  progress(sent) {
    if (sent % 10_000 === 0) console.log(`${sent} of ${messages} after ${Math.round((performance.now() - start) / 1000)} s`);
  },
});
const answered = Object.values(answers).reduce((sum, count) => sum + count, 0);
console.log(`Answers: ${JSON.stringify(answers)}`);
console.log(`Accepted: ${Math.round((100 * (answers['ok'] ?? 0)) / answered)} % of those that are answered`);
for (const problem of problems.slice(0, 5)) console.error(problem.slice(0, 2000));
console.log(problems.length === 0 ? `Found no problem (seed ${seed}).` : `Found a problem: --seed ${seed}`);
process.exit(problems.length === 0 ? 0 : 1);

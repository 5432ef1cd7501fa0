// `npm run fuzz -- --messages N --seed N`: random messages, most of them legal moves, until one is
// not answered as it should be.
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
console.log(`Granted: ${Math.round((100 * (answers['ok'] ?? 0)) / answered)} % of those that are answered`);
for (const problem of problems.slice(0, 5)) console.error(problem.slice(0, 2000));
console.log(problems.length === 0 ? `Nothing went wrong (seed ${seed}).` : `Something went wrong: --seed ${seed}`);
process.exit(problems.length === 0 ? 0 : 1);

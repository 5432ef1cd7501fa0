// `npm run train -- patzcuaro --players 4 --hours 0.2`: trains a value network by self-play and
// writes it into `weights/patzcuaro.ts`. Interrupted, it resumes from its checkpoint in
// `dist/training`.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { policies, trained } from '../policies.ts';
import { Store } from './checkpoint.ts';
import { sourceOf } from './source.ts';
import { train } from './train.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    /** Hours of processor time for all matches. */
    hours: { type: 'string', default: '0.1' },
    /** Rounds after the first one are of searching bots. */
    rounds: { type: 'string', default: '1' },
    thoughts: { type: 'string', default: '60' },
    units: { type: 'string', default: '20' },
    /** The variant of which matches take each value in turn, such as `difficulty`. */
    vary: { type: 'string' },
  },
});

const root = join(import.meta.dirname, '../../../..');
const game = positionals[0] ?? '';
const policy = policies[game];
if (policy === undefined) throw new RangeError(`${game} is none of ${Object.keys(policies).join(', ')}`);
const [players, seed] = [whole('players'), whole('seed')];
const { min, max } = policy.module.players;
if (players < min || players > max) throw new RangeError(`${game} has networks for ${min} to ${max} seats`);
const seconds = 3600 * Number(values.hours);
if (!(seconds > 0)) throw new RangeError('--hours is a number above 0');
const course = {
  players,
  seed,
  seconds,
  rounds: whole('rounds'),
  thoughts: whole('thoughts'),
  units: whole('units'),
  vary: values.vary,
};
const flags = Object.entries({ ...values, players, seed }).flatMap(([name, value]) =>
  value === undefined ? [] : `--${name} ${value}`,
);
const made = `npm run train -- ${game} ${flags.join(' ')}, ${new Date().toISOString().slice(0, 10)}`;
const store = new Store(join(root, 'dist/training', `${game}-${players}-${seed}`));
const network = await train(policy, course, store, () => process.cpuUsage().user / 1e6, console.log, made);
const file = join(root, 'packages/bots/src/weights', `${game}.ts`);
writeFileSync(file, sourceOf({ ...trained[game], [players]: network }));
execFileSync('npx', ['oxfmt', file], { cwd: root });
console.log(`wrote ${file}`);

function whole(name: 'players' | 'seed' | 'rounds' | 'thoughts' | 'units'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${name} is a whole number from 1`);
  return number;
}

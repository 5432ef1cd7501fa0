// `npm run arena -- --game patzcuaro --players 2 --one strong --others sound`: bots play against
// each other. `npm run arena -- goals --file results.jsonl`: measures all goals. `npm run arena --
// ladder --file results.jsonl`: rates all players. `npm run arena -- calibration --game museum
// --players 4`: compares chances with results.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { policies } from '../policies.ts';
import { correctionOf } from '../chances.ts';
import { coursesOf, fitted, seriesName } from './calibration.ts';
import { plotOf, qualityTable, tenthsTable, type Checked } from './calibrationReport.ts';
import { nameOf, playInTurns, playOn, wholeDeals, type Contest } from './contest.ts';
import { goals, reach } from './goals.ts';
import { ladder, ladderTables } from './ladder.ts';
import { releaseAt } from './release.ts';
import { balance, summary, wonBy } from './summary.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** By default `patzcuaro` with 2 players; for the calibration, all. */
    game: { type: 'string' },
    players: { type: 'string' },
    /** Numbers of seats of the ladder. */
    seats: { type: 'string', default: '2,4' },
    /** Players whom the ladder leaves out, such as `strong,mcts`. */
    without: { type: 'string' },
    /** A commit whose levels play as `release-easy` and so on. */
    release: { type: 'string' },
    one: { type: 'string', default: 'strong' },
    others: { type: 'string', default: 'sound' },
    /** Rounded up to whole deals, in which `one` plays every seat once. */
    matches: { type: 'string', default: '100' },
    /**
     * Budget of searching bots: milliseconds per move, of the processor unless `--wall`; or a
     * number of iterations.
     */
    ms: { type: 'string', default: '300' },
    thoughts: { type: 'string' },
    wall: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    /** The table's variants as JSON. */
    options: { type: 'string', default: '{}' },
    /** File for results, one match per line. Matches in it are not played again. */
    file: { type: 'string' },
    /** Also prints the wins of each seat and the cards that each player took. */
    balance: { type: 'boolean', default: false },
    /** Prints the corrections that fit the calibration's matches best. */
    fit: { type: 'boolean', default: false },
    /** File for the calibration's plots as SVG. */
    image: { type: 'string' },
  },
});

const { thoughts, file, wall } = values;
const [matches, seed] = [whole('matches'), whole('seed')];
const budget =
  thoughts === undefined ? { iterations: Infinity, ms: whole('ms') } : { iterations: whole('thoughts'), ms: Infinity };
const release = values.release === undefined ? {} : { release: await releaseAt(values.release) };
if (positionals[0] === 'ladder') {
  const contests = ladder(values.seats.split(',').map(Number), { budget, seed, ...release }, values.without?.split(','));
  const results = await playInTurns(contests, matches, file, (line) => console.log(line));
  console.log(`\n${ladderTables(contests, results)}`);
} else if (positionals[0] === 'goals') {
  await reach(goals(budget, seed), matches, file, (line) => console.log(line));
} else if (positionals[0] === 'calibration') {
  await calibrate();
} else {
  const { game = 'patzcuaro', one, others } = values;
  const options = JSON.parse(values.options) as Contest['options'];
  const contest: Contest = {
    game,
    players: values.players === undefined ? 2 : whole('players'),
    options,
    one,
    others,
    budget,
    wall,
    seed,
    ...release,
  };
  const results = await playOn(contest, matches, file, (played) => {
    console.log(`${played.length} of ${wholeDeals(contest, matches)}: ${one} has won ${wonBy(played).toFixed(1)}`);
  });
  console.log(`\n${nameOf(contest)}\n${summary(results, contest.players)}`);
  if (values.balance) console.log(balance(results, contest.players));
}

async function calibrate(): Promise<void> {
  const all: Checked[] = [];
  for (const [game, policy] of Object.entries(policies)) {
    const { min, max } = policy.module.players;
    for (let players = min; players <= max; players++) {
      if ((values.game ?? game) !== game || (values.players !== undefined && whole('players') !== players)) continue;
      const series = { game, players, seed };
      console.log(seriesName(series));
      const courses = await coursesOf(series, matches, file);
      all.push({ series, courses, correction: values.fit ? fitted(courses) : correctionOf(policy, players) });
    }
  }
  if (all.length === 0) throw new RangeError('there is no such game with that many players');
  if (values.fit) for (const { series, correction } of all) console.log(series.game, series.players, correction);
  console.log(`\n${tenthsTable(all)}\n\n${qualityTable(all)}`);
  if (values.image !== undefined) writeFileSync(values.image, plotOf(all));
}

function whole(name: 'players' | 'ms' | 'thoughts' | 'seed' | 'matches'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${name} is a whole number from 1`);
  return number;
}

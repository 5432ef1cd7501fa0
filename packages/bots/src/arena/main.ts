// `npm run arena -- --game patzcuaro --players 2 --one strong --others sound`: bots against each other, and who wins.
import { parseArgs } from 'node:util';
import { minds } from '../minds/index.ts';
import { processorClock } from './clock.ts';
import { play } from './match.ts';
import { playerCalled, type Rules } from './players.ts';
import { keep, resultsIn, type Result } from './results.ts';
import { balance, summary } from './summary.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'patzcuaro' },
    players: { type: 'string', default: '2' },
    /** Who sits in one seat, on each deal in every seat once, and who in all the others. */
    one: { type: 'string', default: 'strong' },
    others: { type: 'string', default: 'sound' },
    /** Matches; rounded up so that everybody has sat everywhere. */
    matches: { type: 'string', default: '100' },
    /** For who thinks ahead: milliseconds a move, of the processor unless `--wall`; or so many thoughts. */
    ms: { type: 'string', default: '300' },
    thoughts: { type: 'string' },
    wall: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    /** The table's variants as JSON. */
    options: { type: 'string', default: '{}' },
    /** Where results are kept, a line a match: what is there already is not played again. */
    file: { type: 'string' },
    /** Also prints how often each seat won, and who took which card. */
    balance: { type: 'boolean', default: false },
  },
});

const { game, one, others, file } = values;
const mind = minds[game as keyof typeof minds];
if (mind === undefined) throw new RangeError(`${game} is none of ${Object.keys(minds).join(', ')}`);
const [players, seed] = [whole('players'), whole('seed')];
const deals = Math.ceil(whole('matches') / players);
const options: unknown = JSON.parse(values.options);
const budget =
  values.thoughts === undefined ? { iterations: Infinity, ms: whole('ms') } : { iterations: whole('thoughts'), ms: Infinity };
const rules: Rules = { budget, clock: values.wall ? () => performance.now() : processorClock() };
const by =
  values.thoughts === undefined ? `${budget.ms} ms${values.wall ? '' : ' of processor'}` : `${budget.iterations} thoughts`;
const run = `${game}, ${players} players, ${values.options}: ${one} against ${others}, ${by} a move, seed ${seed}`;

const results = resultsIn(file, run);
for (let deal = 0; deal < deals; deal++) {
  for (let seat = 0; seat < players; seat++) {
    if (results.some((result) => result.deal === deal && result.seat === seat)) continue;
    const result = await playOne(deal, seat);
    keep(file, result);
    results.push(result);
    const won = results.reduce((sum, each) => sum + (each.won[each.seat] ?? 0), 0);
    console.log(`${results.length} of ${deals * players}: ${one} has won ${won.toFixed(1)}`);
  }
}
console.log(`\n${run}\n${results.length} matches\n${summary(results, players)}`);
if (values.balance) console.log(balance(results, players));

async function playOne(deal: number, seat: number): Promise<Result> {
  const seated = Array.from({ length: players }, (_, index) =>
    playerCalled(index === seat ? one : others, mind as never, seed * 1_000_003 + deal * 101 + index, rules),
  );
  const cards = (seed * 1_000_003 + deal).toString(16).padStart(64, '0');
  return { run, deal, seat, ...(await play(mind as never, seated, options, cards, rules.clock)) };
}

function whole(name: 'players' | 'ms' | 'thoughts' | 'seed' | 'matches'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${name} is a whole number from 1`);
  return number;
}

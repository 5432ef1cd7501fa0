// `npm run arena -- --game patzcuaro --players 2 --one strong --others sound`: bots against each other, and who wins.
import { parseArgs } from 'node:util';
import { minds } from '../minds/index.ts';
import { play, type Outcome } from './match.ts';
import { names, playerCalled, type Name } from './players.ts';
import { interval } from './interval.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'patzcuaro' },
    players: { type: 'string', default: '2' },
    /** Who sits in one seat, on each deal in every seat once, and who in all the others. */
    one: { type: 'string', default: 'strong' },
    others: { type: 'string', default: 'sound' },
    /** Matches; rounded up so that everybody has sat everywhere. */
    matches: { type: 'string', default: '100' },
    /** For who thinks by the clock, in milliseconds. */
    ms: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    /** The table's variants as JSON. */
    options: { type: 'string', default: '{}' },
  },
});

const mind = minds[named(values.game, Object.keys(minds)) as keyof typeof minds];
const [one, others] = [named(values.one, names), named(values.others, names)] as [Name, Name];
const [players, ms, seed] = [whole('players'), whole('ms'), whole('seed')];
const deals = Math.ceil(whole('matches') / players);
const options: unknown = JSON.parse(values.options);

const sum = { won: 0, points: 0, others: 0, spent: 0, moves: 0, slowest: 0 };
let matches = 0;
for (let deal = 0; deal < deals; deal++) {
  for (let seat = 0; seat < players; seat++) {
    count(await playOne(deal, seat), seat);
    console.log(`${matches} of ${deals * players}: ${one} has won ${sum.won.toFixed(1)}`);
  }
}
const [least, most] = interval(sum.won, matches);
const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
console.log(`
${values.game}, ${players} players, ${values.options}: ${one} against ${others}, ${matches} matches
won ${percent(sum.won / matches)} (95 %: ${percent(least)} to ${percent(most)}; evenly matched: ${percent(1 / players)})
points ${(sum.points / matches).toFixed(1)}, the others ${(sum.others / matches).toFixed(1)}
a move ${(sum.spent / sum.moves).toFixed(1)} ms, the slowest ${sum.slowest.toFixed(0)} ms`);

function playOne(deal: number, seat: number): Promise<Outcome> {
  const seated = Array.from({ length: players }, (_, index) =>
    playerCalled(index === seat ? one : others, mind as never, seed * 1_000_003 + deal * 101 + index, ms),
  );
  return play(mind as never, seated, options, (seed * 1_000_003 + deal).toString(16).padStart(64, '0'));
}

function count({ won, points, spent, moves, slowest }: Outcome, seat: number): void {
  matches += 1;
  sum.won += won[seat] ?? 0;
  sum.points += points[seat] ?? 0;
  sum.others += points.reduce((total, each, index) => total + (index === seat ? 0 : each), 0) / Math.max(1, players - 1);
  sum.spent += spent[seat] ?? 0;
  sum.moves += moves[seat] ?? 0;
  sum.slowest = Math.max(sum.slowest, slowest[seat] ?? 0);
}

function whole(name: 'players' | 'ms' | 'seed' | 'matches'): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new RangeError(`--${name} is a whole number from 1`);
  return number;
}

function named(name: string, known: readonly string[]): string {
  if (!known.includes(name)) throw new RangeError(`${name} is none of ${known.join(', ')}`);
  return name;
}

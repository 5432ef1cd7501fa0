import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@sobremesa/games';
import { known } from '../support/known.ts';
import type { Link } from './link.ts';
import type { Nodes } from './nodes.ts';

/** A disturbance. When its promise resolves, everything is repaired. */
export interface Fault {
  name: string;
  happen(): Promise<void>;
}

type Kind = (among: Nodes, random: Random) => Fault;

const between = (random: Random, from: number, to: number): number => from + random.below(to - from);

const nodeKilled: Kind = ({ nodes }, random) => {
  const node = pickedFrom(nodes, random);
  const ms = between(random, 100, 1500);
  return {
    name: `${node.name} killed for ${ms} ms`,
    async happen() {
      await node.kill();
      await sleep(ms);
      await node.start();
    },
  };
};

const nodePaused: Kind = ({ nodes }, random) => {
  const node = pickedFrom(nodes, random);
  const ms = between(random, 6000, 10_000);
  return {
    name: `${node.name} paused for ${ms} ms`,
    async happen() {
      node.pause();
      await sleep(ms);
      node.wake();
    },
  };
};

const clockWrong: Kind = ({ nodes }, random) => {
  const node = pickedFrom(nodes, random);
  const ms = between(random, 2000, 8000);
  return {
    name: `${node.name}'s clock ${Math.abs(node.clockOff)} ms ${node.clockOff > 0 ? 'ahead' : 'behind'} for ${ms} ms`,
    async happen() {
      node.turnClock();
      await sleep(ms);
      node.turnClock();
    },
  };
};

const postgresKilled: Kind = ({ postgres }, random) => {
  const ms = between(random, 100, 2500);
  return {
    name: `Postgres killed for ${ms} ms`,
    async happen() {
      await postgres.kill();
      await sleep(ms);
      await postgres.resume();
    },
  };
};

const redisKilled: Kind = ({ redis }, random) => {
  const ms = between(random, 100, 2500);
  return {
    name: `Redis killed for ${ms} ms`,
    async happen() {
      await redis.kill();
      await sleep(ms);
      await redis.run();
    },
  };
};

const redisEmptied: Kind = ({ redis }) => ({ name: 'Redis emptied', happen: () => redis.empty() });

const disturbances: readonly [string, (link: Link, random: Random) => void][] = [
  ['cut', (link) => link.cut()],
  ['silent', (link) => link.hold()],
  ['slow', (link, random) => link.slow(between(random, 50, 400))],
];

/** A link of one node to Postgres or to Redis. */
const linkDisturbed =
  (to: 'postgres' | 'redis', [what, disturb]: (typeof disturbances)[number]): Kind =>
  ({ nodes }, random) => {
    const node = pickedFrom(nodes, random);
    const ms = between(random, 500, 5000);
    return {
      name: `${node.name}'s link to ${to} ${what} for ${ms} ms`,
      async happen() {
        disturb(node[to], random);
        await sleep(ms);
        node[to].mend();
      },
    };
  };

const kinds: readonly Kind[] = [
  nodeKilled,
  nodePaused,
  clockWrong,
  postgresKilled,
  redisKilled,
  redisEmptied,
  ...disturbances.flatMap((disturbance) => [linkDisturbed('postgres', disturbance), linkDisturbed('redis', disturbance)]),
];

/** An endless sequence of faults: every kind occurs once before any is repeated. */
export function* faultsAmong(among: Nodes, random: Random): Generator<Fault, never> {
  for (;;) for (const kind of random.shuffle(kinds)) yield kind(among, random);
}

function pickedFrom<T>(list: readonly T[], random: Random): T {
  return known(list[random.below(list.length)]);
}

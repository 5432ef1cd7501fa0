import type {
  AdminBlock,
  AdminHandover,
  AdminList,
  AdminPerson,
  AdminServer,
  AdminTable,
  SeatView,
  TableStatus,
} from '@sobremesa/protocol';
import type { Config } from '../config.ts';
import { ask } from './ask.ts';
import { AdminCode } from './code.ts';
import { readLocalDoor } from './local.ts';

interface Command {
  /** What stands behind its name. */
  takes: readonly string[];
  about: string;
  /** @throws Error with a line for the operator */
  run(config: Config, ...values: string[]): Promise<string> | string;
}

const statuses: readonly TableStatus[] = ['running', 'open', 'finished'];

/** What `npm run admin` can do, by name. */
export const commands: Readonly<Record<string, Command>> = {
  code: {
    takes: [],
    about: 'makes a new code for the page at /admin; the one before and whoever is in are out',
    run: ({ dataDir }) => new AdminCode(dataDir).renew(),
  },
  tables: {
    takes: [],
    about: 'lists all tables, the last active first',
    run: async (config) => {
      const lists = await Promise.all(statuses.map((status) => all<AdminTable>(config, `/tables?status=${status}&`)));
      return listed(lists.flat().map(tableLine), 'no tables');
    },
  },
  people: {
    takes: [],
    about: 'lists the people, the last seen first',
    run: async (config) => listed((await all<AdminPerson>(config, '/people?')).map(personLine), 'nobody'),
  },
  end: {
    takes: ['TABLE'],
    about: 'ends a match that is under way; its table goes',
    run: async (config, table) => {
      await to(config, 'POST', `/tables/${part(table)}/end`);
      return 'The match has ended.';
    },
  },
  remove: {
    takes: ['TABLE'],
    about: 'removes a table at which no match is under way',
    run: async (config, table) => {
      await to(config, 'DELETE', `/tables/${part(table)}`);
      return 'The table is gone.';
    },
  },
  seat: {
    takes: ['TABLE', 'SEAT'],
    about: 'makes a link that brings a lost seat to another device, once and within a day; the table is told',
    run: async (config, table, seat) => {
      const path = `/tables/${part(table)}/seats/${Number(seat) - 1}/link`;
      const { token, name } = await to<AdminHandover>(config, 'POST', path);
      const base = config.publicUrl?.href ?? readLocalDoor(config.dataDir).address;
      return `For ${name}: ${base.replace(/\/$/, '')}/take/${token}#${encodeURIComponent(name)}`;
    },
  },
  block: {
    takes: ['ADDRESS', 'HOURS'],
    about: 'turns an address away for so long',
    run: async (config, address, hours) => {
      const { until, ...block } = await to<AdminBlock>(config, 'POST', '/blocks', { address, hours: Number(hours) });
      return `${block.address} is turned away until ${moment(until)}.`;
    },
  },
  unblock: {
    takes: ['ADDRESS'],
    about: 'lets it in again',
    run: async (config, address) => {
      await to(config, 'DELETE', `/blocks?address=${part(address)}`);
      return 'It may come in again.';
    },
  },
  blocks: {
    takes: [],
    about: 'lists the addresses that are turned away',
    run: async (config) => {
      const { items } = await to<AdminList<AdminBlock>>(config, 'GET', '/blocks');
      return listed(
        items.map(({ address, until }) => `${address}  until ${moment(until)}`),
        'none',
      );
    },
  },
  storage: {
    takes: [],
    about: 'says how the server is, and what it keeps',
    run: async (config) => serverLines(await to<AdminServer>(config, 'GET', '/server')),
  },
};

/** All commands, each with what it does. */
export function usage(): string {
  const lines = Object.entries(commands).map(([name, { takes, about }]) => [[name, ...takes].join(' '), about] as const);
  const width = Math.max(...lines.map(([line]) => line.length));
  return ['What to do:', ...lines.map(([line, about]) => `  ${line.padEnd(width)}  ${about}`)].join('\n');
}

function to<T = undefined>({ dataDir }: Config, method: string, path: string, body?: object): Promise<T> {
  return ask<T>(readLocalDoor(dataDir), method, path, body);
}

async function all<T>(config: Config, path: string): Promise<T[]> {
  const items: T[] = [];
  for (;;) {
    const page = await to<AdminList<T>>(config, 'GET', `${path}offset=${items.length}`);
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}

const part = (value = ''): string => encodeURIComponent(value);

const moment = (ms: number): string => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const kB = (bytes: number): string => `${Math.ceil(bytes / 1024)} kB`;

function listed(lines: readonly string[], none: string): string {
  return lines.length === 0 ? none : lines.join('\n');
}

function tableLine({ id, logged, game, status, seats, watchers, activeAt, moves, bytes }: AdminTable): string {
  const sitting = seats.filter(({ name }) => name !== null).map(seatText);
  const watched = watchers === 0 ? [] : [`${watchers} watching`];
  const who = [...sitting, ...watched].join(', ');
  const named = logged === id ? [] : [`in the log ${logged}`];
  return [id, ...named, status, game, moment(activeAt), `${moves} moves`, kB(bytes), who].join('  ');
}

/** Seats are numbered from 1 here, and those who are there have a star. */
function seatText({ seat, name, present, standIn }: SeatView): string {
  return `${seat + 1} ${name}${present ? '*' : ''}${standIn === null ? '' : ` (${standIn})`}`;
}

function personLine({ id, name, seenAt, addresses, tables }: AdminPerson): string {
  const here = addresses.length === 0 ? moment(seenAt) : `here, from ${addresses.join(', ')}`;
  return [id, name, here, ...tables].join('  ');
}

function fileLines(database: number, { backups, free }: NonNullable<AdminServer['files']>): string[] {
  const { count, bytes, newest } = backups;
  return [
    `database ${kB(database)}, free on its disk ${kB(free)}`,
    newest === null ? 'no backups' : `${count} backups, ${kB(bytes)}, the newest of ${moment(newest)}`,
  ];
}

function serverLines({ version, startedAt, live, stored, database, files, kept }: AdminServer): string {
  return [
    `version ${version}, started ${moment(startedAt)}`,
    `${live.sockets} connections, ${live.present} people at tables, ${live.moves} moves in the last minute`,
    `${stored.open} open tables, ${stored.running} running, ${stored.finished} finished; ${stored.people} people, ${stored.moves} moves`,
    ...(files === null ? [`database ${kB(database)}`] : fileLines(database, files)),
    ...kept.map(({ variable, value }) => `${variable}=${value}`),
  ].join('\n');
}

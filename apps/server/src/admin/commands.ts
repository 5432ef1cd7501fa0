import type {
  AdminBlock,
  AdminFailedDelivery,
  AdminNotifications,
  AdminTestMail,
  AdminSeatTransfer,
  AdminList,
  AdminPerson,
  AdminServer,
  AdminTable,
  SeatView,
  TableStatus,
} from '@sobremesa/protocol';
import type { Config } from '../config.ts';
import { checkArguments, type ArgumentName } from './arguments.ts';
import { ask } from './ask.ts';
import { AdminCode, CodeGivenError } from './code.ts';
import { findLocalDoor, readLocalDoor } from './local.ts';

interface Command {
  /** The arguments after the command's name. */
  takes: readonly ArgumentName[];
  about: string;
  /** @throws Error with a line for the operator */
  run(config: Config, ...values: string[]): Promise<string> | string;
}

const statuses: readonly TableStatus[] = ['running', 'open', 'finished'];

/** The commands of `npm run admin`, by name. */
const commands: Readonly<Record<string, Command>> = {
  code: {
    takes: [],
    about: 'creates a new code for /admin; the old code and all open sessions stop working',
    run: ({ dataDir, adminCode = null }) => {
      // The server may have other environment variables than this program.
      if (findLocalDoor(dataDir)?.isCodeGiven === true) throw new CodeGivenError();
      return new AdminCode(dataDir, adminCode).renew();
    },
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
    about: 'lists all people, the last seen first',
    run: async (config) => listed((await all<AdminPerson>(config, '/people?')).map(personLine), 'nobody'),
  },
  end: {
    takes: ['TABLE'],
    about: 'ends a running match and removes its table',
    run: async (config, table) => {
      await to(config, 'POST', `/tables/${part(table)}/end`);
      return 'The match has ended.';
    },
  },
  remove: {
    takes: ['TABLE'],
    about: 'removes a table on which no match is running',
    run: async (config, table) => {
      await to(config, 'DELETE', `/tables/${part(table)}`);
      return 'The table is removed.';
    },
  },
  seat: {
    takes: ['TABLE', 'SEAT'],
    about: 'creates a link that moves a seat to another device; works once, within a day, and is noted in the log of the table',
    run: async (config, table, seat) => {
      const path = `/tables/${part(table)}/seats/${Number(seat) - 1}/link`;
      const { token, name } = await to<AdminSeatTransfer>(config, 'POST', path);
      const base = config.publicUrl?.href ?? readLocalDoor(config.dataDir).address;
      return `For ${name}: ${base.replace(/\/$/, '')}/take/${token}#${encodeURIComponent(name)}`;
    },
  },
  'delete-group': {
    takes: ['GROUP'],
    about: 'deletes a group with its results and replays; its id is in the address of its page',
    run: async (config, group) => {
      await to(config, 'DELETE', `/groups/${part(group)}`);
      return 'The group is deleted.';
    },
  },
  block: {
    takes: ['ADDRESS', 'HOURS'],
    about: 'blocks an address for this many hours',
    run: async (config, address, hours) => {
      const { until, ...block } = await to<AdminBlock>(config, 'POST', '/blocks', { address, hours: Number(hours) });
      return `${block.address} is blocked until ${moment(until)}.`;
    },
  },
  unblock: {
    takes: ['ADDRESS'],
    about: 'unblocks an address',
    run: async (config, address) => {
      await to(config, 'DELETE', `/blocks?address=${part(address)}`);
      return 'The address is not blocked any more.';
    },
  },
  blocks: {
    takes: [],
    about: 'lists the blocked addresses',
    run: async (config) => {
      const { items } = await to<AdminList<AdminBlock>>(config, 'GET', '/blocks');
      return listed(
        items.map(({ address, until }) => `${address}  until ${moment(until)}`),
        'none',
      );
    },
  },
  mail: {
    takes: ['EMAIL'],
    about: 'sends a test mail to this address, and shows the error if the mail server did not take it',
    run: async (config, address) => {
      const { reason } = await to<AdminTestMail>(config, 'POST', '/mails', { address, language: 'en' });
      if (reason !== null) throw new Error(`the mail server did not take the mail: ${reason}`);
      return 'The mail server took the mail.';
    },
  },
  failures: {
    takes: [],
    about: 'lists the last notifications that did not arrive, the newest first',
    run: async (config) => {
      const { failed } = await to<AdminNotifications>(config, 'GET', '/notifications');
      return listed(failed.map(failureLine), 'none since the server started');
    },
  },
  storage: {
    takes: [],
    about: 'shows the server’s status and its retention periods',
    run: async (config) => serverLines(await to<AdminServer>(config, 'GET', '/server')),
  },
};

/** The command with this name and these values, or the reason why the number of values is wrong. */
export function commandFor(
  name: string,
  values: readonly string[],
): { run: (config: Config) => Promise<string> } | { why: string } {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return { why: name === '' ? 'name a command.' : `there is no command ${JSON.stringify(name)}.` };
  const missing = command.takes[values.length];
  if (missing !== undefined) return { why: `"${name}" needs ${missing}.` };
  const more = values[command.takes.length];
  if (more !== undefined) return { why: `"${name}" does not take ${JSON.stringify(more)}.` };
  return {
    run: async (config) => {
      checkArguments(command.takes, values);
      return command.run(config, ...values);
    },
  };
}

/** All commands, with their descriptions. */
export function usage(): string {
  const lines = Object.entries(commands).map(([name, { takes, about }]) => [[name, ...takes].join(' '), about] as const);
  const width = Math.max(...lines.map(([line]) => line.length));
  return ['Commands:', ...lines.map(([line, about]) => `  ${line.padEnd(width)}  ${about}`)].join('\n');
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

/** Seats count from 1 here. A star marks people who are present. */
function seatText({ seat, name, bot, present, standIn }: SeatView): string {
  const notes = [...(bot === null ? [] : ['bot']), ...(standIn === null ? [] : [standIn])];
  return `${seat + 1} ${name}${present && bot === null ? '*' : ''}${notes.map((note) => ` (${note})`).join('')}`;
}

function personLine({ id, name, seenAt, addresses, tables }: AdminPerson): string {
  const here = addresses.length === 0 ? moment(seenAt) : `here, from ${addresses.join(', ')}`;
  return [id, name, here, ...tables].join('  ');
}

const outcomes = { retrying: 'will be tried again', givenUp: 'given up', refused: 'refused' } as const;

function failureLine({ at, channel, outcome, reason }: AdminFailedDelivery): string {
  return [moment(at), channel, outcomes[outcome], ...(reason === null ? [] : [reason])].join('  ');
}

function fileLines(database: number, { backups, free }: NonNullable<AdminServer['files']>): string[] {
  const { count, bytes, newest } = backups;
  return [
    `database ${kB(database)}, free on its disk ${Math.floor(free / 1024 / 1024)} MB`,
    newest === null ? 'no backups' : `${count} backups, ${kB(bytes)}, the newest of ${moment(newest)}`,
  ];
}

function serverLines({ version, startedAt, live, stored, database, files, kept }: AdminServer): string {
  return [
    `version ${version}, started ${moment(startedAt)}`,
    `${live.sockets} connections, ${live.present} people at tables, ${live.moves} moves in the last minute`,
    `${stored.open} open tables, ${stored.running} running, ${stored.finished} finished; ${stored.people} people, ${stored.groups} groups, ${stored.moves} moves`,
    ...(files === null ? [`database ${kB(database)}`] : fileLines(database, files)),
    ...kept.map(({ variable, value }) => `${variable}=${value}`),
  ].join('\n');
}

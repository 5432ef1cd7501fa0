import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

/**
 * The server's settings from the environment. Durations are in hours and days, as in the variables.
 */
export interface Config {
  port: number;
  /** Undefined listens on all interfaces. */
  host: string | undefined;
  dataDir: string;
  /** PostgreSQL database to use instead of a file in `dataDir`. May contain a password. */
  databaseUrl: string | undefined;
  /** Redis that connects several servers. May contain a password. */
  redisUrl: string | undefined;
  publicUrl: URL | undefined;
  /** The path of `publicUrl` without a trailing slash; empty at the root. */
  basePath: string;
  /** Further origins whose pages may connect, in the form that browsers send. */
  allowedOrigins: readonly string[];
  /** Number of trusted proxies in front of the server. */
  trustProxy: number;
  logLevel: (typeof logLevels)[number];
  /** Bearer token for `/metrics`. Undefined disables the endpoint. */
  metricsToken: string | undefined;
  openTableHours: number;
  runningTableDays: number;
  finishedTableDays: number;
  /** Days until a finished match of a group is removed from it. */
  groupKeepDays: number;
  /** Number of bot threads. */
  botThreads: number;
  /** Hours between automatic backups; null for none. */
  backupHours: number | null;
  backupKeep: number;
  backupDir: string;
  /** Whether the server can be administered at `/admin` and on the command line. */
  admin: boolean;
  /** The operator's code; undefined makes the server create one. */
  adminCode: string | undefined;
  /** Whether browsers cache the page, so that it starts at once and offline. */
  offline: boolean;
  /**
   * The secret from which the notification keys are derived; undefined makes the server create one.
   */
  notificationsKey: string | undefined;
  /** Seconds before an absent player is notified. */
  notificationsAfter: number;
  /**
   * Mail server and sender of notifications; undefined disables e-mail. The URL may contain a
   * password.
   */
  mail: { server: string; from: string } | undefined;
  /** Whether notifications may go to private networks, and without TLS. */
  notificationsInside: boolean;
  /** The most confirmation e-mails per hour: all of them, and those to one domain. */
  confirmations: { perHour: number; perDomain: number };
  /** Folder of the built page. */
  webDir: string;
}

/** One environment variable, as docs/configuration.md lists it. */
export interface Variable {
  name: string;
  default: string;
  about: string;
}

/** A variable has a value that the server cannot use. The message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** `src/` and `dist/` are siblings, so this is the same folder before and after the build. */
const defaultWebDir = resolve(dirname(fileURLToPath(import.meta.url)), '../../web/dist');

/**
 * First segments of the server's paths. None can be the base path, since requests may arrive with
 * or without it.
 */
export const ownPaths: ReadonlySet<string> = new Set([
  '/admin',
  '/games',
  '/t',
  '/take',
  '/device',
  '/group',
  '/join-group',
  '/replay',
  '/licences',
  '/rules',
  '/learn',
  '/about',
  '/gallery',
  '/previews',
  '/here',
  '/icons',
  '/assets',
  '/socket.io',
  '/notices',
  '/healthz',
  '/readyz',
  '/metrics',
]);

/** Every variable, in the order of docs/configuration.md. */
export const variables: readonly Variable[] = [
  { name: 'PORT', default: '8000', about: 'Port to listen on.' },
  { name: 'HOST', default: 'all interfaces', about: 'Address to listen on.' },
  { name: 'DATA_DIR', default: './data', about: 'Folder of the database. It is created if it is missing.' },
  {
    name: 'DATABASE_URL',
    default: 'none',
    about: 'PostgreSQL database that stores everything instead of SQLite, such as `postgres://user:password@host/sobremesa`.',
  },
  {
    name: 'REDIS_URL',
    default: 'none',
    about: 'Redis that connects several servers on the same database, such as `redis://host`.',
  },
  {
    name: 'PUBLIC_URL',
    default: 'none',
    about:
      'Address that players use, such as `https://example.org/mesa`. Its path is the base path behind a proxy. Passkeys need it, with `https`.',
  },
  { name: 'ALLOWED_ORIGINS', default: 'none', about: 'Further origins whose pages may connect, separated by commas.' },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    about: 'Number of reverse proxies in front of the server; their `X-Forwarded-For` and `X-Forwarded-Host` are trusted.',
  },
  { name: 'LOG_LEVEL', default: 'info', about: `One of ${logLevels.join(', ')}. Only debug logs people's addresses.` },
  {
    name: 'METRICS_TOKEN',
    default: 'none',
    about: 'Bearer token for `/metrics`, at least 16 characters. Unset disables the endpoint.',
  },
  { name: 'OPEN_TABLE_HOURS', default: '2', about: 'Hours until an empty table is removed whose match has not started.' },
  {
    name: 'RUNNING_TABLE_DAYS',
    default: '30',
    about: 'Days without a move until a running match is removed; at most 7 at an unlisted table with one person.',
  },
  { name: 'FINISHED_TABLE_DAYS', default: '30', about: 'Days until a finished match is removed.' },
  { name: 'GROUP_KEEP_DAYS', default: '1100', about: 'Days until the results and documents of matches in groups are removed.' },
  {
    name: 'BOT_THREADS',
    default: 'cores − 1',
    about: 'Number of bots that think at the same time, at least 1; the others wait.',
  },
  { name: 'BACKUP_HOURS', default: 'none', about: 'Hours between automatic backups. Unset makes none.' },
  {
    name: 'BACKUP_KEEP',
    default: '7',
    about: 'Number of backups to keep. Older ones are deleted once a new one has been made.',
  },
  { name: 'BACKUP_DIR', default: '`backups` in `DATA_DIR`', about: 'Folder of the backups. It is created if it is missing.' },
  { name: 'ADMIN', default: 'true', about: '`false` disables `/admin` and `npm run admin`.' },
  {
    name: 'ADMIN_CODE',
    default: 'created at the first start',
    about: 'Code for `/admin`, at least 16 characters. Several servers need the same.',
  },
  {
    name: 'OFFLINE',
    default: 'true',
    about: 'With `false`, browsers do not store the page for offline use, and delete copies stored earlier.',
  },
  {
    name: 'NOTICES_KEY',
    default: 'created at the first start',
    about:
      'Secret for [notifications](hosting.md#notifications), at least 16 characters. Several servers create none and need the same.',
  },
  {
    name: 'NOTICES_AFTER',
    default: '60',
    about: 'Seconds a player must be away before the server notifies them; five times as many in matches over several days.',
  },
  {
    name: 'SMTP_URL',
    default: 'none',
    about: 'Mail server for notifications, such as `smtps://user:password@mail.example.org`.',
  },
  { name: 'MAIL_FROM', default: 'none', about: 'Sender of e-mails, such as `Sobremesa <mesa@example.org>`.' },
  {
    name: 'NOTICES_INSIDE',
    default: 'false',
    about: '`true` allows notifications to addresses in your own network, and without TLS.',
  },
  {
    name: 'CONFIRMATIONS_PER_HOUR',
    default: '100',
    about: 'Most e-mails per hour that confirm an address, and most with a code. All servers count together.',
  },
  {
    name: 'CONFIRMATIONS_PER_DOMAIN',
    default: '30',
    about: 'Most of these per hour to addresses of one domain, such as `example.org`.',
  },
  { name: 'WEB_DIR', default: 'apps/web/dist', about: 'Folder of the built page.' },
];

const port = z
  .string()
  .check(z.refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'must be a port number from 0 to 65535'));
const duration = z
  .string()
  .check(z.refine((text) => /^\d+(\.\d+)?$/.test(text) && Number(text) > 0, 'must be a number greater than 0'));
const count = z
  .string()
  .check(z.refine((text) => /^\d{1,4}$/.test(text) && Number(text) > 0, 'must be a whole number from 1 to 9999'));
const secret = z
  .string()
  .check(z.refine((text) => /^[\x21-\x7e]{16,}$/.test(text), 'must be 16 characters or more, without spaces'));
const proxies = z.string().check(z.refine((text) => /^(false|\d{1,2})$/.test(text), 'must be false or the number of proxies'));
const databaseUrl = z.string().check(z.refine(isDatabaseUrl, 'must be a URL such as postgres://user:password@host/database'));
const redisUrl = z.string().check(z.refine(isRedisUrl, 'must be a URL such as redis://host:6379'));
const smtpUrl = z.string().check(z.refine(isSmtpUrl, 'must be a URL such as smtps://user:password@mail.example.org'));
const sender = z
  .string()
  .check(z.regex(/^[^<>\r\n@]*<?[^\s<>@,]+@[^\s<>@,]+>?$/, 'must be an address such as Sobremesa <mesa@example.org>'));
const webUrl = z.string().check(z.refine(isWebUrl, 'must be a URL that begins with http:// or https://'));
const origins = z
  .string()
  .check(
    z.refine(
      (text) => list(text).every((origin) => isWebUrl(origin) && new URL(origin).origin === origin),
      'must be origins such as https://example.org, separated by commas',
    ),
  );

/** The variables as set in the environment. A test compares their names with `variables`. */
export const environment = z.object({
  PORT: z._default(port, '8000'),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(databaseUrl),
  REDIS_URL: z.optional(redisUrl),
  PUBLIC_URL: z.optional(webUrl),
  ALLOWED_ORIGINS: z._default(origins, ''),
  TRUST_PROXY: z._default(proxies, 'false'),
  LOG_LEVEL: z._default(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`), 'info'),
  METRICS_TOKEN: z.optional(secret),
  OPEN_TABLE_HOURS: z._default(duration, '2'),
  RUNNING_TABLE_DAYS: z._default(duration, '30'),
  FINISHED_TABLE_DAYS: z._default(duration, '30'),
  GROUP_KEEP_DAYS: z._default(duration, '1100'),
  BOT_THREADS: z._default(count, String(Math.max(1, availableParallelism() - 1))),
  BACKUP_HOURS: z.optional(duration),
  BACKUP_KEEP: z._default(count, '7'),
  BACKUP_DIR: z.optional(z.string()),
  ADMIN: z._default(z.enum(['true', 'false'], 'must be true or false'), 'true'),
  ADMIN_CODE: z.optional(secret),
  OFFLINE: z._default(z.enum(['true', 'false'], 'must be true or false'), 'true'),
  NOTICES_KEY: z.optional(secret),
  NOTICES_AFTER: z._default(duration, '60'),
  SMTP_URL: z.optional(smtpUrl),
  MAIL_FROM: z.optional(sender),
  NOTICES_INSIDE: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  CONFIRMATIONS_PER_HOUR: z._default(count, '100'),
  CONFIRMATIONS_PER_DOMAIN: z._default(count, '30'),
  WEB_DIR: z._default(z.string(), defaultWebDir),
});

/** Settings that are never logged. */
const secrets = new Set(['METRICS_TOKEN', 'DATABASE_URL', 'REDIS_URL', 'ADMIN_CODE', 'NOTICES_KEY', 'SMTP_URL']);

/**
 * The configuration from the environment. An empty variable counts as unset.
 *
 * @throws ConfigError that names the first variable with an invalid value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new ConfigError(secrets.has(name) ? `${name} ${issue?.message}.` : `${name} ${issue?.message}, but is "${set[name]}".`);
  }
  const values = parsed.data;
  if (values.REDIS_URL !== undefined && values.DATABASE_URL === undefined) {
    throw new ConfigError('REDIS_URL needs DATABASE_URL: set both, or neither.');
  }
  const publicUrl = values.PUBLIC_URL === undefined ? undefined : new URL(values.PUBLIC_URL);
  const basePath = publicUrl === undefined ? '' : publicUrl.pathname.replace(/\/+$/, '');
  if (ownPaths.has(basePath))
    throw new ConfigError(`PUBLIC_URL must not have the path ${basePath}, which the server uses itself.`);
  return {
    port: Number(values.PORT),
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    publicUrl,
    basePath,
    allowedOrigins: list(values.ALLOWED_ORIGINS),
    trustProxy: values.TRUST_PROXY === 'false' ? 0 : Number(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    metricsToken: values.METRICS_TOKEN,
    openTableHours: Number(values.OPEN_TABLE_HOURS),
    runningTableDays: Number(values.RUNNING_TABLE_DAYS),
    finishedTableDays: Number(values.FINISHED_TABLE_DAYS),
    groupKeepDays: Number(values.GROUP_KEEP_DAYS),
    botThreads: Number(values.BOT_THREADS),
    backupHours: values.BACKUP_HOURS === undefined ? null : Number(values.BACKUP_HOURS),
    backupKeep: Number(values.BACKUP_KEEP),
    backupDir: resolve(values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups')),
    admin: values.ADMIN === 'true',
    adminCode: values.ADMIN_CODE,
    offline: values.OFFLINE === 'true',
    notificationsKey: values.NOTICES_KEY,
    notificationsAfter: Number(values.NOTICES_AFTER),
    mail: mailOf(values.SMTP_URL, values.MAIL_FROM, publicUrl),
    notificationsInside: values.NOTICES_INSIDE === 'true',
    confirmations: { perHour: Number(values.CONFIRMATIONS_PER_HOUR), perDomain: Number(values.CONFIRMATIONS_PER_DOMAIN) },
    webDir: resolve(values.WEB_DIR),
  };
}

/** @throws ConfigError when a variable is set without another one that it needs */
function mailOf(server: string | undefined, from: string | undefined, publicUrl: URL | undefined): Config['mail'] {
  if (server === undefined && from === undefined) return undefined;
  if (server === undefined) throw new ConfigError('MAIL_FROM needs SMTP_URL: set both, or neither.');
  if (from === undefined) throw new ConfigError('SMTP_URL needs MAIL_FROM, the sender of the e-mails.');
  if (publicUrl === undefined) throw new ConfigError('SMTP_URL needs PUBLIC_URL, to which the links in e-mails lead.');
  return { server, from };
}

/** The server's address on its own machine, without a trailing slash. */
export function localAddress(host: string | undefined, port: number): string {
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

function isDatabaseUrl(text: string): boolean {
  return URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) && new URL(text).pathname.length > 1;
}

function isSmtpUrl(text: string): boolean {
  return URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== '';
}

function isRedisUrl(text: string): boolean {
  return URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol);
}

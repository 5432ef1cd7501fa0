import { createHmac, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { ServerRecord, Storage } from '../storage/storage.ts';

/**
 * Interval between reports of a running server, and the silence after which it counts as stopped.
 * In milliseconds.
 */
const EVERY = 5000;
const STOPPED = 15_000;
const FINGERPRINT_BYTES = 12;

/**
 * Name of the stored value that identifies the `NOTICES_KEY` with which addresses were sealed last.
 */
const SEALED_WITH = 'sealed with';

type Fingerprints = ServerRecord['settings'];

/**
 * Settings that must be the same on all servers, by the names of their variables; null for one that
 * is not set. For mail it matters only whether there is a server, and for Redis where it is: each
 * server may have its own account or relay.
 */
export function sharedSettings(config: Config): Record<string, string | null> {
  const { mail, redisUrl } = config;
  const redis = redisUrl === undefined ? null : new URL(redisUrl);
  return {
    REDIS_URL: redis && `${redis.hostname}:${redis.port || 6379}${redis.pathname}`,
    PUBLIC_URL: config.publicUrl?.href ?? null,
    ALLOWED_ORIGINS: config.allowedOrigins.toSorted().join(','),
    TRUST_PROXY: String(config.trustProxy),
    OPEN_TABLE_HOURS: String(config.openTableHours),
    RUNNING_TABLE_DAYS: String(config.runningTableDays),
    FINISHED_TABLE_DAYS: String(config.finishedTableDays),
    GROUP_KEEP_DAYS: String(config.groupKeepDays),
    ADMIN: String(config.admin),
    ADMIN_CODE: config.adminCode ?? null,
    OFFLINE: String(config.offline),
    NOTICES_KEY: config.notificationsKey ?? null,
    NOTICES_AFTER: String(config.notificationsAfter),
    SMTP_URL: mail === undefined ? null : 'set',
    MAIL_FROM: mail?.from ?? null,
    NOTICES_INSIDE: String(config.notificationsInside),
    CONFIRMATIONS_PER_HOUR: String(config.confirmations.perHour),
    CONFIRMATIONS_PER_DOMAIN: String(config.confirmations.perDomain),
  };
}

/** Settings that may be short enough to guess, so their hash is a slow one. */
const secrets = new Set(['ADMIN_CODE', 'NOTICES_KEY']);

/** A hash that can be compared in place of the setting. @param salt the installation's id */
async function fingerprint(name: string, value: string | null, salt: string): Promise<string | null> {
  if (value === null) return null;
  const derived = secrets.has(name)
    ? ((await promisify(scrypt)(value, `${salt} ${name}`, FINGERPRINT_BYTES)) as Buffer)
    : createHmac('sha256', salt).update(`${name}=${value}`).digest().subarray(0, FINGERPRINT_BYTES);
  return derived.toString('base64url');
}

/** Another server on the database has a conflicting setting. */
export class SettingsDifferError extends Error {
  override readonly name = 'SettingsDifferError';
}

interface SettingsLog {
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  debug(about: object, message: string): void;
}

interface Parts {
  config: Config;
  storage: Pick<Storage, 'ensureValue' | 'setValue' | 'value' | 'seeServer' | 'dropServer'>;
  clock: Clock;
  log: SettingsLog;
  /** The installation's id. */
  installation: string;
  /** This server's id. */
  id: string;
}

/**
 * Compares the shared settings with those of the other servers on the same database, at the start
 * and every few seconds. It logs names of variables only.
 */
export class SettingsCheck {
  readonly #parts: Parts;
  readonly #own: Omit<ServerRecord, 'seenAt'>;
  #differing: readonly Difference[] = [];
  #cancel: (() => void) | null = null;
  #underWay: Promise<void> = Promise.resolve();
  #isStopped = false;

  private constructor(parts: Parts, settings: Fingerprints) {
    this.#parts = parts;
    this.#own = { id: parts.id, settings };
  }

  /** @throws SettingsDifferError if a running server has another `NOTICES_KEY` */
  static async start(parts: Parts): Promise<SettingsCheck> {
    const { config, storage, installation, log } = parts;
    const entries = Object.entries(sharedSettings(config)).map(async ([name, value]) => {
      return [name, await fingerprint(name, value, installation)] as const;
    });
    const settings = Object.fromEntries(await Promise.all(entries));
    const check = new SettingsCheck(parts, settings);
    try {
      const others = await check.#see();
      const { NOTICES_KEY: key = null } = settings;
      const other = others.find((each) => isOtherKey(key, each.settings['NOTICES_KEY']));
      if (other !== undefined) throw otherKey(other, parts.clock.now());
      check.#report(others);
      if (key !== null && (await storage.ensureValue(SEALED_WITH, key)) !== key) {
        log.warn({}, 'NOTICES_KEY has changed: addresses stored with the one before are discarded when they are used');
        await storage.setValue(SEALED_WITH, key);
      }
    } catch (error) {
      await check.stop();
      throw error;
    }
    if (config.admin && config.adminCode === undefined) {
      log.warn(
        {},
        'several servers need an ADMIN_CODE in common: without it each makes its own, and a new one when its disk is new',
      );
    }
    check.#again();
    return check;
  }

  /** Names of the variables whose value differs on another running server. */
  get differing(): readonly string[] {
    return [...new Set(this.#differing.flatMap(({ settings }) => settings.map(({ name }) => name)))];
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel?.();
    await this.#underWay;
    await this.#parts.storage.dropServer(this.#own.id).catch(() => undefined);
  }

  #again(): void {
    const { clock, log } = this.#parts;
    this.#cancel = clock.after(EVERY, () => {
      this.#underWay = this.#see()
        .then((others) => this.#report(others))
        .catch((err: unknown) => log.debug({ err }, 'cannot compare settings with other servers'))
        .finally(() => {
          if (!this.#isStopped) this.#again();
        });
    });
  }

  async #see(): Promise<readonly ServerRecord[]> {
    const { storage, clock } = this.#parts;
    const now = clock.now();
    return storage.seeServer({ ...this.#own, seenAt: now }, now - STOPPED);
  }

  #report(others: readonly ServerRecord[]): void {
    const before = new Set(this.#differing.map(inWords));
    this.#differing = others
      .map(({ id, settings }) => ({ node: id, settings: differences(this.#own.settings, settings) }))
      .filter(({ settings }) => settings.length > 0);
    const { log } = this.#parts;
    for (const each of this.#differing) {
      const { node, settings } = each;
      const line = inWords(each);
      if (!before.has(line)) log.warn({ node, settings: settings.map(({ name }) => name) }, line);
    }
    if (before.size > 0 && this.#differing.length === 0) log.info({}, 'settings are the same on all servers again');
  }
}

/** The settings that differ on another server. `unset`: the server that does not set it. */
interface Difference {
  node: string;
  settings: readonly { name: string; unset: 'this server' | 'that server' | null }[];
}

function inWords({ node, settings }: Difference): string {
  const named = settings.map(({ name, unset }) => (unset === null ? name : `${name} (not set on ${unset})`));
  return `settings differ from those of server ${node}: ${named.join(', ')}`;
}

/** Without settings that a server of another version does not know. */
function differences(own: Fingerprints, other: Fingerprints): Difference['settings'] {
  return Object.keys(own)
    .filter((name) => Object.hasOwn(other, name) && other[name] !== own[name])
    .map((name) => ({ name, unset: own[name] === null ? 'this server' : other[name] === null ? 'that server' : null }));
}

/** @param now by the servers' shared clock, in milliseconds */
function otherKey({ id, seenAt }: ServerRecord, now: number): SettingsDifferError {
  const seconds = Math.max(1, Math.ceil((seenAt + STOPPED - now) / 1000));
  return new SettingsDifferError(
    `NOTICES_KEY is not that of server ${id}, which runs on this database: each would discard the addresses that the other has stored. ` +
      'Set the same for all. To change it, stop all servers first. ' +
      `If that server was killed, it counts as running for ${seconds} more seconds.`,
  );
}

/** A server without a key stores no addresses, so that the key may be added server by server. */
function isOtherKey(own: string | null, other: string | null | undefined): boolean {
  return own !== null && other !== null && other !== undefined && own !== other;
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashSecret, matchesHash, randomToken } from '../secrets.ts';
import { makeFolder, makePrivate } from '../storage/index.ts';

const CODE_BYTES = 16;

/** `ADMIN_CODE` is the code, so that no other one would count. The message is for the operator. */
export class CodeGivenError extends Error {
  override readonly name = 'CodeGivenError';

  constructor() {
    super('ADMIN_CODE is set and is the code: set another ADMIN_CODE, on all servers that share it, and restart them');
  }
}

/**
 * The code with which the operator comes in at `/admin`. Its hash is a file of its own beside the
 * database, so that it can be renewed while a server runs, and no backup brings an old one back.
 */
export class AdminCode {
  readonly #file: string;

  /** The hash of the one in the settings, which several servers share. */
  readonly #given: string | null;

  /** @param given the code that the settings have; null for one of our own */
  constructor(dataDir: string, given: string | null = null) {
    this.#file = join(dataDir, 'admin-code');
    this.#given = given === null ? null : hashSecret(given).toString('hex');
  }

  get exists(): boolean {
    return this.#given !== null || existsSync(this.#file);
  }

  /**
   * Makes a code and answers with it; the one before stops working. @throws Error when the settings
   * have the code, or the system's
   */
  renew(): string {
    if (this.#given !== null) throw new CodeGivenError();
    const code = randomToken(CODE_BYTES);
    makeFolder(dirname(this.#file));
    makePrivate(this.#file);
    writeFileSync(this.#file, `${hashSecret(code).toString('hex')}\n`);
    return code;
  }

  /** What is kept of it, as text; empty when there is none. */
  get hash(): string {
    if (this.#given !== null) return this.#given;
    return this.exists ? readFileSync(this.#file, 'utf8').trim() : '';
  }

  /** Whether this is it. */
  fits(code: string): boolean {
    return matchesHash(code, Buffer.from(this.hash, 'hex'));
  }
}

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashSecret, matchesHash, randomToken } from '../secrets.ts';
import { makeFolder, makePrivate } from '../storage/index.ts';

const CODE_BYTES = 16;

/** `ADMIN_CODE` sets the code, so the server cannot replace it. The message is for the operator. */
export class CodeGivenError extends Error {
  override readonly name = 'CodeGivenError';

  constructor() {
    super('ADMIN_CODE is set and is the code: set another ADMIN_CODE, on all servers that share it, and restart them');
  }
}

/**
 * The code with which the operator logs in at `/admin`. Its hash is in a file beside the database,
 * so that the operator can renew it while a server runs, and restoring a backup does not bring an
 * old code back.
 */
export class AdminCode {
  readonly #file: string;

  /** The hash of the configured code, which several servers share. */
  readonly #given: string | null;

  /** @param given the configured code; null for a generated one */
  constructor(dataDir: string, given: string | null = null) {
    this.#file = join(dataDir, 'admin-code');
    this.#given = given === null ? null : hashSecret(given).toString('hex');
  }

  get exists(): boolean {
    return this.#given !== null || existsSync(this.#file);
  }

  /**
   * Creates a code and returns it; the former one stops working. @throws CodeGivenError if the code
   * is configured, or an error of the file system
   */
  renew(): string {
    if (this.#given !== null) throw new CodeGivenError();
    const code = randomToken(CODE_BYTES);
    makeFolder(dirname(this.#file));
    makePrivate(this.#file);
    writeFileSync(this.#file, `${hashSecret(code).toString('hex')}\n`);
    return code;
  }

  /** The stored hash in hex; empty when there is none. */
  get hash(): string {
    if (this.#given !== null) return this.#given;
    return this.exists ? readFileSync(this.#file, 'utf8').trim() : '';
  }

  /** Whether `code` is the operator's code. */
  fits(code: string): boolean {
    return matchesHash(code, Buffer.from(this.hash, 'hex'));
  }
}

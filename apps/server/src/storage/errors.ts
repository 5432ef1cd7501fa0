/** Another writer was faster; nothing was stored. Read again and retry. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/**
 * The storage failed, for example because the disk is full or broken. Nothing of this call was
 * written, unless the storage failed before it could report the result; so read again before you
 * continue.
 */
export class StorageFailedError extends Error {
  override readonly name: string = 'StorageFailedError';
}

/** The stored data of one table cannot be read. Other tables are not affected. */
export class CorruptRecordError extends Error {
  override readonly name = 'CorruptRecordError';
  /** Private, since logs contain all enumerable fields. */
  readonly #table: string;

  /** @param what the unreadable part */
  constructor(table: string, what: string, options?: ErrorOptions) {
    super(`stored table cannot be read: ${what}`, options);
    this.#table = table;
  }

  /** The id of the table. */
  get table(): string {
    return this.#table;
  }
}

/**
 * An optional field that cannot be read and is treated as not set. Its value is left out, since it
 * may be personal.
 */
export interface UnreadableField {
  field: string;
  /** The id of its record. */
  id: string;
}

/**
 * The database cannot be opened, or its folder is not writable. The message is for the operator.
 */
export class StorageUnavailableError extends StorageFailedError {
  override readonly name: string = 'StorageUnavailableError';
}

/** Another server is using the database; see `StorageUnavailableError`. */
export class DatabaseInUseError extends StorageUnavailableError {
  override readonly name = 'DatabaseInUseError';
}

/** The file is not a valid database any more; see `StorageUnavailableError`. */
export class DatabaseDamagedError extends StorageUnavailableError {
  override readonly name = 'DatabaseDamagedError';
}

/** The database does not respond, or responds incorrectly; see `StorageUnavailableError`. */
export class DatabaseUnreachableError extends StorageUnavailableError {
  override readonly name = 'DatabaseUnreachableError';
}

/** The database was written by a newer version of the server. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

/** @param known the newest schema that this server knows */
export function newerSchema(version: number, known: number): NewerSchemaError {
  return new NewerSchemaError(
    `The database has schema ${version}; this server knows schemas up to ${known}. Run the newer server that wrote it.`,
  );
}

/**
 * Servers that do not work together with this one use the database. The message is for the
 * operator.
 */
export class DatabaseSharedError extends Error {
  override readonly name = 'DatabaseSharedError';
}

/**
 * Somebody else has written since the writer read; nothing was stored. Read again and decide anew.
 */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/**
 * The storage could not do what it was asked: the disk is full, or broken. Nothing of that call was
 * written, unless the storage broke down just then and could not tell; so read again before going
 * on.
 */
export class StorageFailedError extends Error {
  override readonly name: string = 'StorageFailedError';
}

/** What is stored of one table cannot be read. Other tables are as well as ever. */
export class CorruptRecordError extends Error {
  override readonly name = 'CorruptRecordError';
  /** Private, since logs have all that is enumerable. */
  readonly #table: string;

  /** @param what the part that cannot be read */
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
 * An optional field that cannot be read, and is taken as if it were not set. Its value is left out,
 * since it may be personal.
 */
export interface UnreadableField {
  field: string;
  /** Of the record that it belongs to. */
  id: string;
}

/**
 * The database cannot be opened, or its folder not be written. The message is for the person who
 * runs the server.
 */
export class StorageUnavailableError extends StorageFailedError {
  override readonly name: string = 'StorageUnavailableError';
}

/** Another server has the database; see `StorageUnavailableError`. */
export class DatabaseInUseError extends StorageUnavailableError {
  override readonly name = 'DatabaseInUseError';
}

/** The file is not a database any more; see `StorageUnavailableError`. */
export class DatabaseDamagedError extends StorageUnavailableError {
  override readonly name = 'DatabaseDamagedError';
}

/** The database does not answer, or not as it must; see `StorageUnavailableError`. */
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
 * Other servers use the database that do not work together with this one. The message is for the
 * person who runs the server.
 */
export class DatabaseSharedError extends Error {
  override readonly name = 'DatabaseSharedError';
}

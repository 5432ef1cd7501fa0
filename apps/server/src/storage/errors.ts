/** Somebody else has written since the writer read; nothing was stored. Read again and decide anew. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
}

/** The database cannot be opened, or its folder not be written. The message is for the person who runs the server. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** The database was written by a newer version of the server. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError';
}

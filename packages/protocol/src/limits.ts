/** Bounds that server and web agree on. Sizes are in bytes of UTF-8, lengths in characters. */
export const limits = {
  nameLength: 24,
  chatLength: 300,
  /** Entries of the log or the chat that one answer holds. */
  page: 100,
  /** Arguments of one move, as JSON. */
  moveBytes: 4096,
  /** One socket frame or one HTTP body. */
  frameBytes: 16384,
  seats: 4,
} as const;

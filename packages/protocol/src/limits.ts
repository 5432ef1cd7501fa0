/** Bounds that server and web agree on. Sizes are in bytes of UTF-8. */
export const limits = {
  /** Characters of a name as a reader counts them (grapheme clusters). */
  nameLength: 24,
  nameBytes: 240,
  /** UTF-16 units, as a text field counts them. */
  chatLength: 300,
  /** Entries of the log or the chat that one answer holds. */
  page: 100,
  /** Arguments of one move, as JSON. */
  moveBytes: 4096,
  /** How deep arrays and objects may be nested in the arguments of a move. */
  moveDepth: 12,
  /** One socket frame or one HTTP body. */
  frameBytes: 16384,
  /** A snapshot of more than this, as JSON, travels deflated. */
  plainSnapshotBytes: 2048,
  /** The longest delays with which watchers may see a match. */
  delayMoves: 40,
  delayMinutes: 60,
  /** The longest quiet hours of a day. */
  quietMinutes: 16 * 60,
  /** Seconds of a clock. */
  shortestClock: 5,
  clockSeconds: 2 * 60 * 60,
  /** Hours of a term in matches over days, and days of holiday that a player may take in one. */
  shortestTerm: 12,
  longestTerm: 7 * 24,
  holidays: 7,
  seats: 4,
  /** Spectators whom a table's view names, except to the host. */
  namedWatchers: 20,
} as const;

/** Limits that server and page share. Sizes are in bytes of UTF-8. */
export const limits = {
  /** Characters of a name in grapheme clusters, as a reader counts. */
  nameLength: 24,
  nameBytes: 240,
  /** UTF-16 units, as a text field counts them. */
  chatLength: 300,
  /** Comments of one player on one match. */
  comments: 100,
  deviceName: 60,
  /** Devices of one user. */
  devices: 20,
  /** Passkeys of one user, and characters of one part of a passkey's answer. */
  passkeys: 5,
  passkeyBytes: 3000,
  /** Entries of the log or the chat per answer. */
  page: 100,
  /** Arguments of one move, as JSON. */
  moveBytes: 4096,
  /** Largest nesting depth in the arguments of a move. */
  moveDepth: 12,
  /** One socket frame or one HTTP body. */
  frameBytes: 16384,
  /** A snapshot whose JSON is larger than this is sent deflated. */
  plainSnapshotBytes: 2048,
  /** The longest spectator delays. */
  delayMoves: 40,
  delayMinutes: 60,
  /** The longest quiet hours of a day. */
  quietMinutes: 16 * 60,
  /** Seconds of a clock. */
  shortestClock: 5,
  clockSeconds: 2 * 60 * 60,
  /** For correspondence matches: hours per turn, and days of holiday per player. */
  shortestTerm: 12,
  longestTerm: 7 * 24,
  holidays: 7,
  seats: 4,
  /** Characters of a group's name, counted like those of a person's. */
  groupNameLength: 40,
  groupNameBytes: 400,
  /** Groups of one person, and members of one group. */
  groups: 20,
  groupMembers: 40,
  /** Spectators named in a table's view, except for the host. */
  namedWatchers: 20,
} as const;

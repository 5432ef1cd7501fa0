import { bot, bytes32, drawId, drawRound, personName } from '@sobremesa/protocol';
import * as z from 'zod/mini';

/** See `docs/match-format.md`. */
export const FORMAT = 'sobremesa-match';
export const FORMAT_VERSION = 2;
/** The last version without a shuffle. Documents that have none are still written in it. */
export const PLAIN_VERSION = 1;

/** Number of changes between two digests of the state. */
export const DIGEST_EVERY = 16;

/** Limits of a document. Matches of our games stay far below them. */
export const documentLimits = {
  /** UTF-16 units of its text. */
  length: 2 ** 21,
  /** Values in it: objects, arrays, strings and so on. */
  values: 250_000,
  depth: 16,
  moves: 4000,
  seats: 8,
} as const;

const seat = z.int().check(z.gte(0), z.lt(documentLimits.seats));
/** A duration: at most some decades. */
const milliseconds = z.int().check(z.gte(0), z.lte(10 ** 12));
const version = z.int().check(z.gte(0), z.lte(documentLimits.moves));

/**
 * A name as a table shows it: a person's, with a number if another seat has the same one. Anybody
 * may have made the file, so it must not have what the server allows in no name, such as characters
 * that change the reading direction.
 */
export const seatName = z.string().check(
  z.maxLength(300),
  z.refine((name) => [name, name.replace(/ \d{1,2}$/, '')].some(isPersonName)),
);

function isPersonName(name: string): boolean {
  const parsed = personName.safeParse(name);
  return parsed.success && parsed.data === name;
}

const made = z.strictObject({
  seat,
  move: z.string().check(z.regex(/^[A-Za-z]{1,40}$/)),
  args: z.array(z.unknown()).check(z.maxLength(20)),
  /** Milliseconds since the start of the match. */
  at: milliseconds,
  /**
   * Who moved in place of the seat's person: a bot, or the table, which answers when the time of an
   * answer window is over or there is nothing to decide.
   */
  by: z.optional(z.enum(['standIn', 'table'])),
});

/** A player undid their last move. */
const takenBack = z.strictObject({
  seat,
  /** The version before that move, to which the match returned. */
  undo: version,
  at: milliseconds,
});

/** How server and players drew the seed; see `docs/shuffle-protocol.md`. */
const shuffle = z.strictObject({
  draw: drawId,
  round: drawRound,
  /** The server's commitment, and the secret that opens it. */
  commitment: bytes32,
  secret: bytes32,
  /** By seat; null for one without a commitment. A contribution is null if it was not revealed. */
  seats: z
    .array(z.nullable(z.strictObject({ commitment: bytes32, contribution: z.nullable(bytes32) })))
    .check(z.maxLength(documentLimits.seats)),
});

const content = {
  format: z.literal(FORMAT),
  game: z.string().check(z.regex(/^[a-z]{1,12}$/)),
  /** The version of the rules under which all moves were made: `GameModule.rulesVersion`. */
  rules: z.int().check(z.gte(1)),
  /** The variants, complete. */
  options: z.record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(40)), z.number(), z.boolean()])),
  /** The key of the match's random numbers: 64 hex digits. */
  seed: bytes32,
  /** Milliseconds since 1970, at most the year 9999. */
  startedAt: z.int().check(z.gte(0), z.lte(253_402_300_799_999)),
  /** By the rules, or because all players agreed to end the match. */
  ending: z.enum(['rules', 'agreement']),
  /** The players in seat order, by their names at the table. */
  seats: z
    .array(z.strictObject({ name: z.nullable(seatName), bot: z.nullable(bot) }))
    .check(z.minLength(1), z.maxLength(documentLimits.seats)),
  /** Every change in order. The first one leads from version 0 to version 1. */
  moves: z.array(z.union([made, takenBack])).check(z.maxLength(documentLimits.moves)),
  /** Digests of the state: at version 0, at every 16th version and at the last one. */
  states: z.array(z.strictObject({ version, sha256: bytes32 })).check(z.maxLength(documentLimits.moves)),
  /** The digest of the document without this field. */
  sha256: bytes32,
};

/** A document has a shuffle from version 2 on, and none in version 1. */
export const matchDocument = z.discriminatedUnion('formatVersion', [
  z.strictObject({ ...content, formatVersion: z.literal(PLAIN_VERSION) }),
  z.strictObject({ ...content, formatVersion: z.literal(FORMAT_VERSION), shuffle }),
]);

/** A finished match, with everything that its replay needs. */
export type MatchDocument = z.infer<typeof matchDocument>;
export type DocumentShuffle = z.infer<typeof shuffle>;
export type DocumentMove = MatchDocument['moves'][number];
export type DocumentSeat = MatchDocument['seats'][number];

/** Whether a document with this many changes has a digest of the state at this version. */
export function hasDigest(at: number, changes: number): boolean {
  return at % DIGEST_EVERY === 0 || at === changes;
}

/** The shuffle of a document; null for a match without one. */
export function shuffleOf(document: MatchDocument): DocumentShuffle | null {
  return 'shuffle' in document ? document.shuffle : null;
}

import * as z from 'zod/mini';

/** The public parts of a match's shuffle; see `docs/shuffle-protocol.md`. */

/** A SHA-256, a secret or a contribution: 32 bytes in hex. */
export const bytes32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
/** The id of a draw: 16 random bytes in hex. */
export const drawId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
export const drawRound = z.int().check(z.gte(0), z.lte(255));

const draw = {
  draw: drawId,
  round: drawRound,
  /** The server's commitment to its secret. */
  commitment: bytes32,
  /** The devices' commitments by seat; null for a seat without one. */
  seats: z.array(
    z.nullable(
      z.strictObject({
        commitment: bytes32,
        /** Whether the contribution went into the seed; false before the start. */
        revealed: z.boolean(),
      }),
    ),
  ),
};

/** In the log line of a match's start. */
export const startedShuffle = z.strictObject(draw);
export type StartedShuffle = z.infer<typeof startedShuffle>;

/**
 * In a table's view. gathering: devices may commit, and `seats` has the table's seats. revealing:
 * the start waits for contributions, and the list of commitments is final; from now on `seats` has
 * the match's seats. begun: the match runs or is over.
 */
export const shuffleView = z.strictObject({ ...draw, phase: z.enum(['gathering', 'revealing', 'begun']) });
export type ShuffleView = z.infer<typeof shuffleView>;

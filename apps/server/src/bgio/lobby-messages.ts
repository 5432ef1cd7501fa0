import { deviceKey, limits, personName, tableSettings, type TableSummary } from '@sobremesa/protocol';
import * as z from 'zod/mini';

/** A seat as boardgame.io names it. Any other key, above all `__proto__`, is not a player id. */
export const playerId = z.string().check(z.regex(new RegExp(`^[0-${limits.seats - 1}]$`)));

const playerName = personName;
const credentials = deviceKey;

/**
 * The bodies that boardgame.io's `LobbyClient` sends. It lets its users add fields of their own.
 * The schemas drop them, and also `data`, which boardgame.io would show to everybody.
 */
export const bodies = {
  create: z.object({
    numPlayers: z.int().check(z.gte(1), z.lte(limits.seats)),
    setupData: z.nullish(tableSettings.shape.options),
    unlisted: z._default(z.boolean(), false),
  }),
  join: z.object({ playerID: z.nullish(playerId), playerName }),
  leave: z.object({ playerID: playerId, credentials }),
  update: z.object({ playerID: playerId, credentials, newName: z.optional(playerName) }),
  playAgain: z.object({ playerID: playerId, credentials }),
} as const;

/** The filter of a list. Times are milliseconds since 1970. */
interface ListFilter {
  isGameover?: boolean;
  updatedBefore: number;
  updatedAfter: number;
}

/** The filter of a query. Invalid values do not filter. */
export function listFilter(query: Readonly<Record<string, unknown>>): ListFilter {
  const { isGameover } = query;
  return {
    ...(isGameover === 'true' || isGameover === 'false' ? { isGameover: isGameover === 'true' } : {}),
    updatedBefore: Number(query.updatedBefore) || Infinity,
    updatedAfter: Number(query.updatedAfter) || 0,
  };
}

export type MatchPlayers = { id: number; name?: string; isConnected?: boolean }[];

/**
 * Players as boardgame.io's clients get them, over HTTP and with `matchData`: closed seats are left
 * out.
 */
export function matchPlayers(summary: Pick<TableSummary, 'seats'>): MatchPlayers {
  return summary.seats
    .filter((seat) => seat.state !== 'closed')
    .map((seat) =>
      seat.state === 'taken' && seat.name !== null
        ? { id: seat.seat, name: seat.name, isConnected: seat.present }
        : { id: seat.seat },
    );
}

/**
 * A table as boardgame.io's lobby describes a match. The time of its opening stands for all times.
 */
export function toMatch(summary: TableSummary) {
  return {
    matchID: summary.id,
    gameName: summary.game,
    players: matchPlayers(summary),
    setupData: summary.options,
    unlisted: !summary.listed,
    createdAt: summary.createdAt,
    updatedAt: summary.createdAt,
    ...(summary.status === 'finished' ? { gameover: true } : {}),
  };
}

export function matches({ status, createdAt }: TableSummary, filter: ListFilter): boolean {
  const isGameover = status === 'finished';
  return (filter.isGameover ?? isGameover) === isGameover && createdAt < filter.updatedBefore && createdAt > filter.updatedAfter;
}

import type { Difficulty, RoomNumber, VisitType } from './types.ts';

/** Number of Visit cards of each type. */
export const visitCards: Readonly<Record<VisitType, number>> = { move: 16, help: 12, change: 12, security: 8 };

/** Spaces before each painting; the first one is nearest to it. */
export const SPACES = 3;
export const MAX_VISITORS = 5;
export const HAND_LIMIT = 5;
/** Basic actions in the Photography phase. */
export const BASIC_ACTIONS = 2;
/** Number of cards for a Joker. */
export const JOKER_COST = 2;
export const MISSIONS_DEALT = 3;
export const MISSIONS_KEPT = 2;

/** Number of rounds, and so of slot cards; the last one is a final card. */
export const ROUNDS = 8;
export const SOLO_ROUNDS = 11;

/** Closed rooms by number of players. */
export const closedRooms: Readonly<Record<number, readonly RoomNumber[]>> = { 1: [3, 4], 2: [3, 4], 3: [1], 4: [] };
export const guardStart: Readonly<Record<number, RoomNumber>> = { 1: 1, 2: 1, 3: 2, 4: 1 };

export const startHand: readonly VisitType[] = ['move', 'change', 'security'];
export const soloStartHand: readonly VisitType[] = ['move', 'change'];

/** Number of Security cards that go back to the box in solo play. */
export const securityRemoved: Readonly<Record<Difficulty, number>> = { easy: 2, medium: 1, hard: 0 };

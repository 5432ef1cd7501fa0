import type { PlayerID } from '../../kit/index.ts';

/** Painters by nationality: Spain, Italy, Flanders and Holland, France, Germany and Greece. */
export const schools = ['ES', 'IT', 'NL', 'FR', 'DE', 'GR'] as const;
export type School = (typeof schools)[number];

export const centuries = [15, 16, 17, 18, 19] as const;
export type Century = (typeof centuries)[number];

export const themes = ['royalty', 'history', 'religion', 'professions', 'portraits', 'mythology'] as const;
export type Theme = (typeof themes)[number];

/** A name as the catalogue prints it. */
export interface Name {
  es: string;
  en: string;
}

/** `meninas`, `3-de-mayo`. */
export type PaintingId = string;

/** The year of a painting: an exact year, a range, about a year, or before a year. */
export interface Year {
  first: number;
  last?: number;
  sign?: 'about' | 'before';
}

export interface Painting {
  id: PaintingId;
  title: Name;
  painter: Name;
  school: School;
  year: Year;
  century: Century;
  /** One or two. */
  themes: readonly Theme[];
  /** Number of Visit cards put on it when it is hung. */
  visitors: 2 | 3 | 4 | 5;
  points: number;
}

/** `century-xv`, `school-es`, `theme-royalty`. */
export type MissionId = string;

export type Mission = { id: MissionId; needed: number; points: number } & (
  | { group: 'century'; value: Century }
  | { group: 'school'; value: School }
  | { group: 'theme'; value: Theme }
);

/** The next paintings lie in two piles. */
export const pileNames = ['I', 'II'] as const;
export type PileName = (typeof pileNames)[number];

export type Direction = 'cw' | 'ccw';

/** `S01` … `S20` and `F1` … `F5`. */
export type SlotId = string;

export interface Slot {
  id: SlotId;
  name: Name;
  final: boolean;
  /** The guard's walk. */
  guard: { direction: Direction; steps: 1 | 2 | 3 };
  /** Solo play: the pile that replaces a painting that the guard photographed. */
  pile: PileName;
}

/** The Visit cards; cards of one type are interchangeable. */
export const visitTypes = ['move', 'help', 'change', 'security'] as const;
export type VisitType = (typeof visitTypes)[number];

/** A room's number. */
export const roomNumbers = [1, 2, 3, 4, 5] as const;
export type RoomNumber = (typeof roomNumbers)[number];

export const difficulties = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof difficulties)[number];

/** A player's camera, by player id, or the guard. */
export type Token = PlayerID;
export const GUARD = 'guard';

/** The action of a Visit card, of a Joker, or a basic one. */
export type Action =
  | { type: 'move'; /** Into a room, or one place forward in the queue. */ to: RoomNumber | 'closer' }
  | { type: 'help' }
  | { type: 'change'; /** The neighbouring room to which the visitor goes. */ to: RoomNumber };

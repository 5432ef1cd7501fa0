import type { Bot, TableView } from '@sobremesa/protocol';
import { randomHex } from '../../lib/hex.ts';
import { forget, remember, remembered } from '../../lib/storage.ts';
import type { KeptMatch } from '../host/match.ts';

/** A match on this device that began at a moment of another match. */
export interface Branch {
  id: string;
  game: string;
  /** The match in which it began: see `ReplayHead.id`. */
  of: string;
  /** The table of that match; null for a file. */
  table: string | null;
  /** The version of that match at which it began. */
  at: number;
  /** Milliseconds since 1970. */
  begunAt: number;
  /** In seat order. People have no bot. */
  seats: readonly { name: string; bot: Bot | null }[];
  /** The seat that looks first; null for none. */
  you: number | null;
  /** The people who must move; or, after its end, the winners. */
  state: { asked: readonly number[] } | { winners: readonly number[] };
}

/** The course of a branch. */
export interface BranchCourse {
  options: TableView['options'];
  /** That of the original match: 64 hex digits. */
  seed: string;
  /** The moves of the original match that lead to the branch. */
  before: KeptMatch;
  /** The moves since then; null before the first one. */
  match: KeptMatch | null;
}

/** The most branches on a device. */
export const MOST_BRANCHES = 30;

const LIST = 'sobremesa.branches';
const keyOf = (id: string) => `sobremesa.branch.${id}`;

/** All branches on this device, oldest first. */
export function branches(): readonly Branch[] {
  const list = parsed(remembered(LIST));
  return Array.isArray(list) ? list.filter(isBranch) : [];
}

/** A branch with its course; null if this device does not have it. */
export function branchOf(id: string): { branch: Branch; course: BranchCourse } | null {
  const branch = branches().find((each) => each.id === id);
  const course = parsed(remembered(keyOf(id))) as Partial<BranchCourse> | null;
  return branch !== undefined && isCourse(course) ? { branch, course } : null;
}

/** Stores a new branch. */
export function addBranch(branch: Omit<Branch, 'begunAt'>, course: BranchCourse): void {
  saveCourse(branch.id, course);
  saveAll([...branches(), { ...branch, begunAt: Date.now() }]);
}

export function saveCourse(id: string, course: BranchCourse): void {
  remember(keyOf(id), JSON.stringify(course));
}

/** Stores who moves next, or who has won. */
export function saveState(id: string, state: Branch['state']): void {
  saveAll(branches().map((each) => (each.id === id ? Object.assign(each, { state }) : each)));
}

export function deleteBranch(id: string): void {
  saveAll(branches().filter((each) => each.id !== id));
  forget(keyOf(id));
}

export function newBranchId(): string {
  return randomHex(8);
}

function saveAll(list: readonly Branch[]): void {
  remember(LIST, JSON.stringify(list));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isBranch(value: unknown): value is Branch {
  const { id, game, of, at, begunAt, seats, state } = (value ?? {}) as Partial<Branch>;
  const isText = [id, game, of].every((each) => typeof each === 'string');
  return isText && typeof at === 'number' && typeof begunAt === 'number' && Array.isArray(seats) && typeof state === 'object';
}

function isCourse(course: Partial<BranchCourse> | null): course is BranchCourse {
  const { options, seed, before, match } = course ?? {};
  const isReadable = match === null || Array.isArray(match?.moves);
  return options !== undefined && seed?.length === 64 && Array.isArray(before?.moves) && isReadable;
}

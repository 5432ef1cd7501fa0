import { expertOf } from '../catalogue/experts.ts';
import { FAVOUR_LIMIT, HAND_LIMIT } from '../catalogue/numbers.ts';
import type { ExpertEffect, ExpertId } from '../catalogue/types.ts';

type Of<T extends ExpertEffect['type']> = Extract<ExpertEffect, { type: T }>;

/**
 * The effects of one kind among these Experts, possibly none. Each card exists once, so no ability
 * occurs twice.
 */
export function effectsOf<T extends ExpertEffect['type']>(experts: readonly ExpertId[], kind: T): Of<T>[] {
  const found: Of<T>[] = [];
  for (const id of experts) {
    const { effect } = expertOf(id);
    if (effect.type === kind) found.push(effect as Of<T>);
  }
  return found;
}

/** Whether one of these Experts has this ability. */
export function has(experts: readonly ExpertId[], kind: ExpertEffect['type']): boolean {
  return experts.some((id) => expertOf(id).effect.type === kind);
}

/** The maximum number of Objects in hand at the end of the turn, with these Experts (1.6, E20). */
export function handLimit(experts: readonly ExpertId[]): number {
  return Math.max(HAND_LIMIT, ...effectsOf(experts, 'limits').map(({ hand }) => hand));
}

/** The maximum number of Favours, with these Experts (1.6, E20). */
export function favourLimit(experts: readonly ExpertId[]): number {
  return Math.max(FAVOUR_LIMIT, ...effectsOf(experts, 'limits').map(({ favours }) => favours));
}

import { DEAR_POINTS, type OrderOccasion, type StandingOrder } from '@sobremesa/games/prado';
import type { Words } from '../words.ts';

/** The condition of a standing order, as a part of its sentence. */
export function occasionText({ t }: Words, when: OrderOccasion): string {
  return t(`orders.when.${when}`, { points: DEAR_POINTS });
}

/** A standing order as a sentence. */
export function orderText(words: Words, { who, when, answer }: StandingOrder): string {
  const { t, name } = words;
  return t('orders.sentence', {
    who: who === null ? t('orders.anybody') : name(who),
    what: occasionText(words, when),
    answer: t(`orders.answer.${answer}`),
  });
}

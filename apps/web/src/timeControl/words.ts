import type { TimeControl } from '@sobremesa/protocol';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { TimeLeft } from './left.ts';

type Amount = TimeLeft<'days' | 'hours' | 'minutes'>;

/** How the end of a holiday is written. */
export const dayFormat = { day: 'numeric', month: 'short' } as const;

/** An amount of time, in the same words in settings and on clocks. */
export function useAmountText(): (amount: Amount) => string {
  const t = useTranslations('pace');
  return useCallback(({ unit, count }) => t(`amount.${unit}`, { count }), [t]);
}

/** A time control in a sentence, or in short form. */
export function useTimeControlText(form: 'as' | 'inShort' = 'as'): (pace: TimeControl) => string {
  const t = useTranslations('pace');
  const amountText = useAmountText();
  return (pace) => {
    if (pace.kind === 'days') {
      const inDays = pace.hours % 24 === 0;
      const time = amountText(inDays ? { unit: 'days', count: pace.hours / 24 } : { unit: 'hours', count: pace.hours });
      return t(`${form}.days`, { time });
    }
    if (pace.clock === null) return t('as.none');
    const whole = 'turn' in pace.clock ? pace.clock.turn : pace.clock.bank;
    const parts = { minutes: Math.floor(whole / 60), seconds: whole % 60 };
    const text =
      'turn' in pace.clock ? t(`${form}.turn`, parts) : t(`${form}.bank`, { ...parts, increment: pace.clock.increment });
    return text.trim().replaceAll(/ {2,}/g, ' ');
  };
}

import type { TimeControl } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';

/** A time control in a sentence, or in short form. */
export function useTimeControlText(form: 'as' | 'inShort' = 'as'): (pace: TimeControl) => string {
  const t = useTranslations('pace');
  return (pace) => {
    if (pace.kind === 'days') return t(`${form}.days`, { hours: pace.hours });
    if (pace.clock === null) return t('as.none');
    const whole = 'turn' in pace.clock ? pace.clock.turn : pace.clock.bank;
    const parts = { minutes: Math.floor(whole / 60), seconds: whole % 60 };
    const text =
      'turn' in pace.clock ? t(`${form}.turn`, parts) : t(`${form}.bank`, { ...parts, increment: pace.clock.increment });
    return text.trim().replaceAll(/ {2,}/g, ' ');
  };
}

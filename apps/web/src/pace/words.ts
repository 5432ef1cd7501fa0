import type { Pace } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';

/** A pace in a sentence. */
export function usePaceText(): (pace: Pace) => string {
  const t = useTranslations('pace.as');
  return (pace) => {
    if (pace.kind === 'days') return t('days', { hours: pace.hours });
    if (pace.clock === null) return t('none');
    const whole = 'turn' in pace.clock ? pace.clock.turn : pace.clock.bank;
    const parts = { minutes: Math.floor(whole / 60), seconds: whole % 60 };
    const text = 'turn' in pace.clock ? t('turn', parts) : t('bank', { ...parts, increment: pace.clock.increment });
    return text.trim().replaceAll(/ {2,}/g, ' ');
  };
}

import { botLevels, type BotLevel } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';

/** The levels of bots, weakest first, with their labels. */
export function useLevels(): { value: BotLevel; label: string }[] {
  const t = useTranslations('bots.levels');
  return botLevels.map((value) => ({ value, label: t(value) }));
}

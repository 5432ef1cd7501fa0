import type { BotLevel } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { botLevels } from '../lib/preferences.ts';

/** How well bots play, from the weakest, with what that is called. */
export function useLevels(): { value: BotLevel; label: string }[] {
  const t = useTranslations('bots.levels');
  return botLevels.map((value) => ({ value, label: t(value) }));
}

import type { LogEntry } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { useGameText } from '../i18n/gameText.tsx';
import { useParty } from '../table/play/context.ts';
import { nameIn, tableValues } from '../table/side/LogSentence.tsx';
import type { SeenFrom } from './ReplayTable.ts';

/** The log lines of the move to a version, in words. */
export function useSentences(): (seen: SeenFrom, at: number) => string[] {
  const t = useTranslations('table.log');
  const text = useGameText();
  const { game, view } = useParty();
  const words = (entry: LogEntry) => {
    if (entry.kind === 'game') return text.sentence(game.rules.sentence(entry.event), entry.bot === true);
    return t(`events.${entry.event.type}`, tableValues(entry.event, nameIn(entry, view.seats)));
  };
  return (seen, at) => {
    const first = (seen.moments[at - 1]?.line ?? -1) + 1;
    return seen.log.slice(first, (seen.moments[at]?.line ?? -1) + 1).map(words);
  };
}

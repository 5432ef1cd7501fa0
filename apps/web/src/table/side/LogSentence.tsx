import type { LogEntry, Pace, TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import type { PlayableGame } from '../../games/load.ts';
import { GameSentence } from './GameSentence.tsx';

/** What a line of the log says. @param name of whom the house speaks */
export function LogSentence({ entry, game, name }: { entry: LogEntry; game: PlayableGame; name: string }) {
  const t = useTranslations('table.log');
  return entry.kind === 'game' ? (
    <GameSentence sentence={game.rules.sentence(entry.event)} picture={game.ui.picture} />
  ) : (
    <span>{t(`events.${entry.event.type}`, { name, ...('pace' in entry.event ? paceValues(entry.event.pace) : noPace) })}</span>
  );
}

const noPace = { pace: '', hours: '' };

function paceValues(pace: Pace): typeof noPace {
  if (pace.kind === 'days') return { pace: 'days', hours: String(pace.hours) };
  return { ...noPace, pace: pace.clock === null ? 'live' : 'clock' };
}

/** The name of whom the house speaks in this line; empty where it speaks of nobody. */
export function nameIn({ event }: LogEntry, seats: TableView['seats']): string {
  if (!('seat' in event)) return '';
  return seats.find(({ seat }) => seat === event.seat)?.name ?? '?';
}

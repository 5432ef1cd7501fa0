import { fingerprint, type LogEntry, type TableEvent, type TimeControl, type TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { BotSign } from '../../bots/BotMark.tsx';
import type { PlayableGame } from '../../games/load.ts';
import { useGameText } from '../../i18n/gameText.tsx';
import { doerOf } from '../doer.ts';
import { GameSentence } from './GameSentence.tsx';

interface LogSentenceProps {
  entry: LogEntry;
  game: PlayableGame;
  /** The player in a line of the table. */
  name: string;
  /** Shows words instead of the game's icons. */
  plain?: boolean;
}

/** The sentence of a log line. */
export function LogSentence({ entry, game, name, plain = false }: LogSentenceProps) {
  const t = useTranslations('table.log');
  return entry.kind === 'game' ? (
    <Played entry={entry} game={game} plain={plain} />
  ) : (
    <span>{t(`events.${entry.event.type}`, tableValues(entry.event, name))}</span>
  );
}

interface PlayedProps {
  entry: Extract<LogEntry, { kind: 'game' }>;
  game: PlayableGame;
  plain: boolean;
}

/** An event of the game. If a bot moved, it is named instead of its player. */
function Played({ entry: { event, bot }, game, plain }: PlayedProps) {
  const t = useTranslations('table.log');
  const { isReader } = useGameText();
  const doer = bot === true && event.type !== 'turn' ? doerOf(event) : undefined;
  const sentence = (
    <GameSentence
      sentence={game.rules.sentence(event)}
      picture={plain ? undefined : game.ui.picture}
      byBot={doer !== undefined}
    />
  );
  if (doer === undefined) return sentence;
  return (
    <>
      {isReader(doer) ? <span>{t('botForYou')} </span> : <BotSign />}
      {sentence}
    </>
  );
}

/** The values of the sentence of a table's event. @param name as for `LogSentence` */
export function tableValues(event: TableEvent, name: string) {
  const pace = 'pace' in event ? timeControlValues(event.pace) : noTimeControl;
  const shuffle = 'shuffle' in event ? event.shuffle : undefined;
  if (shuffle === undefined) return { name, ...pace, shuffle: 'none', mark: '' };
  return { name, ...pace, shuffle: name === '' ? 'server' : 'players', mark: fingerprint(shuffle.commitment) };
}

const noTimeControl = { pace: '', hours: '' };

function timeControlValues(pace: TimeControl): typeof noTimeControl {
  if (pace.kind === 'days') return { pace: 'days', hours: String(pace.hours) };
  return { ...noTimeControl, pace: pace.clock === null ? 'live' : 'clock' };
}

/**
 * The name of the player in a line of the table, or the names of those who contributed to its
 * shuffle; empty when the line names none.
 */
export function nameIn({ kind, event }: LogEntry, seats: TableView['seats']): string {
  if (kind === 'table' && 'shuffle' in event) {
    const isIn = (seat: number) => event.shuffle?.seats[seat]?.revealed === true;
    return seats.flatMap(({ seat, name }) => (isIn(seat) && name !== null ? [name] : [])).join(', ');
  }
  if (!('seat' in event)) return '';
  return seats.find(({ seat }) => seat === event.seat)?.name ?? '?';
}

import { botLevels, type BotLevel, type SeatView, type TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { BotLevelMark } from '../../bots/BotMark.tsx';
import { Face } from '../../bots/Face.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chair } from '../../ui/Chair.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { Problem } from '../../ui/Problem.tsx';
import { TableTop } from '../../ui/TableTop.tsx';
import { MuteButton } from '../MuteButton.tsx';
import { useAct } from '../session.ts';
import styles from './RoundTable.module.css';

type Place = 'below' | 'left' | 'above' | 'right';

/** Places of the chairs by their number, clockwise from the one in front. */
const places: Readonly<Record<number, readonly Place[]>> = {
  1: ['below'],
  2: ['below', 'above'],
  3: ['below', 'left', 'right'],
  4: ['below', 'left', 'above', 'right'],
};

/** The table with its chairs. The reader's chair is in front. */
export function RoundTable({ view, isHost }: { view: TableView; isHost: boolean }) {
  const { ask, busy, problem } = useAct();
  const { seats, you } = view;
  const front = seats.findIndex(({ seat }) => seat === (you ?? 0));
  const turned = [...seats.slice(front), ...seats.slice(0, front)];
  return (
    <>
      <div className={styles.stage}>
        <div className={styles.centre}>
          <TableTop className={styles.table} />
        </div>
        <ol>
          {turned.map((seat, i) => (
            <li key={seat.seat} className={styles[places[turned.length]?.[i] ?? 'below']}>
              <span className={styles.place}>
                <Chair seat={seat.seat} taken={seat.state === 'taken'} lit={seat.state === 'free'} className={styles.chair} />
                {seat.bot && (
                  <span className={styles.face}>
                    <Face character={seat.bot.character} size={48} />
                  </span>
                )}
              </span>
              <div className={styles.label}>
                <span className={styles.words}>
                  <SeatName seat={seat} you={you} />
                </span>
                <SeatActions
                  seat={seat}
                  isHost={isHost}
                  onAct={(name) => void ask(name, { table: view.id, seat: seat.seat })}
                  onBot={(level) => void ask('table:bot', { table: view.id, seat: seat.seat, level })}
                  busy={busy}
                />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <Problem text={problem} />
    </>
  );
}

function SeatName({ seat, you }: { seat: SeatView; you: number | null }) {
  const t = useTranslations('table.seat');
  if (seat.state === 'free') return <span className={styles.free}>{t('free')}</span>;
  if (seat.state === 'closed') return <span className={styles.free}>{t('closed')}</span>;
  const name = seat.name ?? '';
  if (seat.state === 'reserved') return <span className={styles.free}>{t('reserved', { name })}</span>;
  return (
    <>
      <strong className={styles.name}>{name}</strong>
      {seat.bot && <BotLevelMark level={seat.bot.level} />}
      <span className={styles.marks}>
        {[seat.seat === you && t('you'), seat.host && t('host'), !seat.present && t('away')].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

type SeatAct = 'table:remove' | 'table:closeSeat' | 'table:openSeat';

interface SeatActionsProps {
  seat: SeatView;
  isHost: boolean;
  busy: boolean;
  onAct: (name: SeatAct) => void;
  /** Seats a bot of this level, or removes the bot (null). */
  onBot: (level: BotLevel | null) => void;
}

/** The host's buttons for this seat. */
function SeatActions({ seat, isHost, busy, onAct, onBot }: SeatActionsProps) {
  const t = useTranslations('table.seat');
  const tBots = useTranslations('table.bots');
  const tLevels = useTranslations('bots.levels');
  if (!isHost || seat.host) return null;
  const [act, words] = (
    {
      free: ['table:closeSeat', t('close')],
      reserved: ['table:remove', t('release')],
      closed: ['table:openSeat', t('open')],
      taken: ['table:remove', t('remove', { name: seat.name ?? '' })],
    } as const
  )[seat.state];
  return (
    <Popover label={t('actions', { number: String(seat.seat + 1) })} icon="more">
      {(closer) => (
        <div className={styles.tools}>
          {(seat.state === 'free' || seat.bot !== null) &&
            botLevels
              .filter((level) => level !== seat.bot?.level)
              .map((level) => (
                <Button key={level} look="quiet" busy={busy} {...closer} onClick={() => onBot(level)}>
                  {tBots(seat.bot === null ? 'seatOf' : 'become', { level: tLevels(level) })}
                </Button>
              ))}
          {seat.bot === null ? (
            <Button look="quiet" busy={busy} {...closer} onClick={() => onAct(act)}>
              {words}
            </Button>
          ) : (
            <Button look="quiet" busy={busy} {...closer} onClick={() => onBot(null)}>
              {tBots('takeAway', { name: seat.name ?? '' })}
            </Button>
          )}
          {seat.state === 'taken' && seat.bot === null && (
            <MuteButton who={{ seat: seat.seat }} name={seat.name ?? ''} closer={closer} />
          )}
        </div>
      )}
    </Popover>
  );
}

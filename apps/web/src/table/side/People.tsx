import { useTranslations } from 'use-intl';
import { BotLevelMark } from '../../bots/BotMark.tsx';
import { isPlayedByServer } from '../../bots/seats.ts';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { SeatToken } from '../../ui/SeatToken.tsx';
import { useAbsence } from '../absence.ts';
import { MuteButton } from '../MuteButton.tsx';
import { useParty } from '../play/context.ts';
import styles from './People.module.css';
import { SeatTools } from './SeatTools.tsx';

/** The people at the table: players and spectators. */
export function People() {
  const t = useTranslations('table.people');
  const tSeat = useTranslations('table.seat');
  const absence = useAbsence();
  const { view, mine } = useParty();
  const nameless = view.watchers - view.namedWatchers.length;
  return (
    <div className={styles.people}>
      <h2>{t('players')}</h2>
      <ul>
        {view.seats
          .filter(({ state }) => state === 'taken')
          .map((seat) => (
            <li key={seat.seat}>
              <SeatToken seat={seat.seat} name={seat.name ?? ''} absent={!seat.present} />
              <span>{seat.name}</span>
              <span className={styles.state}>
                {seat.bot === null && (absence(seat) || tSeat('here'))}{' '}
                {isPlayedByServer(seat) && (
                  <BotLevelMark level={seat.bot?.level ?? view.standInLevel} character={seat.bot?.character} />
                )}
              </span>
              {mine?.host === true && !seat.host && seat.bot === null && <SeatTools seat={seat} />}
            </li>
          ))}
      </ul>
      <h2>{t('watchers')}</h2>
      {view.watchers === 0 ? (
        <p className={styles.state}>{view.watchable ? t('nobody') : t('notAllowed')}</p>
      ) : (
        <ul>
          {view.namedWatchers.map(({ speaker, name }) => (
            <li key={speaker}>
              <TableIcon name="eye" />
              <span>{name}</span>
              <span />
              {mine?.host === true && (
                <Popover label={tSeat('watcherActions', { name })} icon="more">
                  {(closer) => <MuteButton who={{ speaker }} name={name} closer={closer} />}
                </Popover>
              )}
            </li>
          ))}
          {nameless > 0 && (
            <li>
              <TableIcon name="eye" />
              <span>{t('nameless', { count: nameless, named: view.namedWatchers.length })}</span>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

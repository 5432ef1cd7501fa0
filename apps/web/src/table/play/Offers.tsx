import { useTranslations } from 'use-intl';
import PlaybackSpeedChoice from '../../layout/PlaybackSpeedChoice.tsx';
import { isPlayedByServer } from '../../bots/seats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Closer } from '../../ui/Popover.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { useParty } from './context.ts';
import { lazy } from '../../lib/lazy.ts';
import styles from './TableMenu.module.css';

const Handover = lazy(() => import('./Handover.tsx'));
const NotificationsDialog = lazy(() => import('../../notifications/NotificationsDialog.tsx'));
const Leave = lazy(() => import('./Leave.tsx'));
const End = lazy(() => import('./End.tsx'));
const TimeControlDialog = lazy(() => import('../../timeControl/TimeControlDialog.tsx'));
const ShuffleDialog = lazy(() => import('../../shuffle/ShuffleDialog.tsx'));
const WatchLink = lazy(() => import('./WatchLink.tsx'));

export type Offer = 'notices' | 'handover' | 'leave' | 'watch' | 'pace' | 'shuffle' | 'end';

/** The entries of a table's menu for this viewer. */
export default function Offers({ closer, onChoose }: { closer: Closer; onChoose: (offer: Offer) => void }) {
  const t = useTranslations('table.menu');
  const { view, mine } = useParty();
  const alone = useAlone();
  const playing = view.status === 'running' && mine !== undefined;
  const offers = [
    playing && (['notices', 'bell'] as const),
    playing && (['handover', 'device'] as const),
    view.watchable && (['watch', 'eye'] as const),
    playing && mine.standIn === null && view.id !== 'page' && (['pace', 'clock'] as const),
    view.shuffle !== undefined && (['shuffle', 'shuffle'] as const),
    playing && mine.standIn !== 'left' && (['leave', 'leave'] as const),
    playing && (alone || mine.standIn !== 'left') && (['end', 'close'] as const),
  ].filter((offer) => offer !== false);

  return (
    <>
      <ul className={styles.menu}>
        {offers.map(([name, icon]) => (
          <li key={name}>
            <Button look="quiet" {...closer} onClick={() => onChoose(name)}>
              {icon === 'close' ? <Icon name={icon} /> : <TableIcon name={icon} />}
              {t(name)}
            </Button>
          </li>
        ))}
      </ul>
      {view.status === 'running' && view.seats.some(isPlayedByServer) && <PlaybackSpeedChoice />}
    </>
  );
}

/** The dialog of the chosen menu entry. */
export function Offered({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const { view, mine } = useParty();
  const alone = useAlone();
  const playing = view.status === 'running' && mine !== undefined;
  return (
    <>
      {offer === 'notices' && <NotificationsDialog table={view} onClose={onClose} />}
      {offer === 'handover' && playing && <Handover onClose={onClose} />}
      {offer === 'pace' && playing && <TimeControlDialog onClose={onClose} />}
      {offer === 'leave' && playing && <Leave onClose={onClose} />}
      {offer === 'end' && playing && <End alone={alone} onClose={onClose} />}
      {offer === 'shuffle' && <ShuffleDialog view={view} onClose={onClose} />}
      {offer === 'watch' && <WatchLink onClose={onClose} />}
    </>
  );
}

/** Whether all other seats are left to stand-ins. */
function useAlone(): boolean {
  const { view } = useParty();
  return view.seats.every(({ seat, standIn }) => seat === view.you || standIn === 'left' || standIn === 'removed');
}

import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPlayedByServer } from '../../bots/seats.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TableIcon } from '../TableIcon.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { useParty } from './context.ts';
import styles from './TableMenu.module.css';

const Handover = lazy(() => import('./Handover.tsx'));
const NoticesDialog = lazy(() => import('../../notices/NoticesDialog.tsx'));
const Leave = lazy(() => import('./Leave.tsx'));
const End = lazy(() => import('./End.tsx'));
const PaceDialog = lazy(() => import('../../pace/PaceDialog.tsx'));
const PaceChoice = lazy(() => import('../../app/PaceChoice.tsx'));
const WatchLink = lazy(() => import('./WatchLink.tsx'));

type Open = 'notices' | 'handover' | 'leave' | 'watch' | 'pace' | 'end' | null;

/** The seldom things: another device, leaving, the link for those who want to watch. */
export function TableMenu() {
  const t = useTranslations('table.menu');
  const { view, mine } = useParty();
  const [open, setOpen] = useState<Open>(null);
  const [looked, setLooked] = useState(false);
  const close = () => setOpen(null);
  const playing = view.status === 'running' && mine !== undefined;
  const others = view.seats.filter(({ seat, standIn }) => seat !== view.you && standIn !== 'left' && standIn !== 'removed');
  const alone = others.length === 0;
  const offers = [
    playing && (['notices', 'bell'] as const),
    playing && (['handover', 'device'] as const),
    view.watchable && (['watch', 'eye'] as const),
    playing && mine.standIn === null && view.id !== 'page' && (['pace', 'clock'] as const),
    playing && mine.standIn !== 'left' && (['leave', 'leave'] as const),
    playing && (alone || mine.standIn !== 'left') && (['end', 'close'] as const),
  ].filter((offer) => offer !== false);
  const waitsForBots = view.status === 'running' && view.seats.some(isPlayedByServer);
  if (offers.length === 0 && !waitsForBots) return null;

  return (
    <>
      <Popover label={t('title')} icon="menu" onOpen={() => setLooked(true)}>
        {(closer) => (
          <>
            <ul className={styles.menu}>
              {offers.map(([name, icon]) => (
                <li key={name}>
                  <Button look="quiet" {...closer} onClick={() => setOpen(name)}>
                    {icon === 'close' ? <Icon name={icon} /> : <TableIcon name={icon} />}
                    {t(name)}
                  </Button>
                </li>
              ))}
            </ul>
            <Suspense>{waitsForBots && looked && <PaceChoice />}</Suspense>
          </>
        )}
      </Popover>
      <Suspense>
        {open === 'notices' && <NoticesDialog table={view} onClose={close} />}
        {open === 'handover' && playing && <Handover onClose={close} />}
        {open === 'pace' && playing && <PaceDialog onClose={close} />}
        {open === 'leave' && playing && <Leave onClose={close} />}
        {open === 'end' && playing && <End alone={alone} onClose={close} />}
        {open === 'watch' && <WatchLink onClose={close} />}
      </Suspense>
    </>
  );
}

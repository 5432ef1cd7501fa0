import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPlayedByServer } from '../../bots/seats.ts';
import { Popover } from '../../ui/Popover.tsx';
import { useParty } from './context.ts';
import { HouseEntries } from './HouseEntries.tsx';
import type { Offer } from './Offers.tsx';
import { lazy } from '../../lib/lazy.ts';

const Offers = lazy(() => import('./Offers.tsx'));
const Offered = lazy(async () => ({ default: (await import('./Offers.tsx')).Offered }));

/**
 * The rarely used commands: transfer the seat, leave, invite spectators. Loaded when the menu
 * opens.
 */
export function TableMenu() {
  const t = useTranslations('table.menu');
  const { view, mine } = useParty();
  const [open, setOpen] = useState<Offer | null>(null);
  const [looked, setLooked] = useState(false);
  const running = view.status === 'running';
  const isAnything =
    view.watchable || view.shuffle !== undefined || (running && (mine !== undefined || view.seats.some(isPlayedByServer)));

  return (
    <>
      <Popover label={t('title')} icon="menu" onOpen={() => setLooked(true)}>
        {(closer) => (
          <>
            <HouseEntries />
            <Suspense>{looked && isAnything && <Offers closer={closer} onChoose={setOpen} />}</Suspense>
          </>
        )}
      </Popover>
      <Suspense>{open !== null && <Offered offer={open} onClose={() => setOpen(null)} />}</Suspense>
    </>
  );
}

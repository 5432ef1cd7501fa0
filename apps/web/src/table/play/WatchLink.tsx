import { useTranslations } from 'use-intl';
import { tableLink } from '../../lib/base.ts';
import { useGameName } from '../../lobby/names.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { ShareLink } from '../ShareLink.tsx';
import { useParty } from './context.ts';

/** The link that invites spectators. */
export default function WatchLink({ onClose }: { onClose: () => void }) {
  const t = useTranslations('table.menu');
  const gameName = useGameName();
  const { view } = useParty();
  return (
    <Dialog title={t('watch')} onClose={onClose}>
      <p>{t('watchText')}</p>
      <ShareLink link={tableLink(view.id)} label={t('watchLink')} shareTitle={gameName(view.game)} />
    </Dialog>
  );
}

import { useTranslations } from 'use-intl';
import { useParty } from '../../table/play/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from '../Replay.module.css';
import { ReplayLog } from '../ReplayLog.tsx';
import type { SeenFrom } from '../ReplayTable.ts';

interface LookBackSideProps {
  seen: SeenFrom;
  at: number;
  onAt: (at: number) => void;
  onClose: () => void;
}

/** The log beside the board. */
export function LookBackSide({ seen, at, onAt, onClose }: LookBackSideProps) {
  const t = useTranslations('replay');
  const { view } = useParty();
  return (
    <aside id="replay-side" className={styles.side} aria-label={t('side')}>
      <header className={styles.sideHeader}>
        <h2 className={styles.sideTitle}>{t('log')}</h2>
        <Button look="quiet" square aria-label={t('closeSide')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <ReplayLog seen={seen} at={at} seats={view.seats} onAt={onAt} keys={t('lookBack.keys')} />
    </aside>
  );
}

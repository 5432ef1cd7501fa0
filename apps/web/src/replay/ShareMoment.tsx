import { useTranslations } from 'use-intl';
import { replayLink } from '../lib/base.ts';
import { useShareLink } from '../lib/useShareLink.ts';
import { Button } from '../ui/Button.tsx';
import { TableIcon } from '../ui/TableIcon.tsx';
import { searchOf, type Place } from './address.ts';
import styles from './Replay.module.css';

interface ShareMomentProps {
  table: string;
  group: string | null;
  place: Place;
  /** Names the match on the device's share sheet. */
  title: string;
}

/** Shares the link to the shown moment. An installed app has no address bar. */
export function ShareMoment({ table, group, place, title }: ShareMomentProps) {
  const t = useTranslations('replay.share');
  const { done, share } = useShareLink();
  return (
    <div className={styles.share}>
      <Button
        look="quiet"
        square
        tip
        aria-label={t('moment')}
        onClick={() => void share(title, replayLink(table, searchOf(place, group)))}
      >
        <TableIcon name="share" />
      </Button>
      <output>{done !== null && t(done)}</output>
    </div>
  );
}

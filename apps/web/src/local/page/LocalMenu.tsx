import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import PlaybackSpeedChoice from '../../layout/PlaybackSpeedChoice.tsx';
import { isPlayedByServer } from '../../bots/seats.ts';
import { useParty } from '../../table/play/context.ts';
import { HouseEntries } from '../../table/play/HouseEntries.tsx';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Popover } from '../../ui/Popover.tsx';
import styles from './Local.module.css';

interface LocalMenuProps {
  onAway: () => void;
  /** A further entry. */
  children?: ReactNode;
}

/** The menu of a local match: discard it, and set the playback speed. */
export function LocalMenu({ onAway, children }: LocalMenuProps) {
  const t = useTranslations('here');
  const { view } = useParty();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Popover label={t('menu')} icon="menu">
        {(closer) => (
          <>
            <HouseEntries />
            <div className={styles.menu}>
              {children}
              <Button look="quiet" {...closer} onClick={() => setAsking(true)}>
                <Icon name="close" />
                {t('discard')}
              </Button>
            </div>
            {view.seats.some(isPlayedByServer) && <PlaybackSpeedChoice />}
          </>
        )}
      </Popover>
      {asking && (
        <Confirm
          title={t('discardTitle')}
          text={t('discardText')}
          act={t('discard')}
          stay={t('keep')}
          busy={false}
          problem={null}
          onAct={onAway}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import type { SeatView } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { Popover } from '../../ui/Popover.tsx';
import { MuteButton } from '../MuteButton.tsx';
import { useParty } from '../play/context.ts';
import styles from '../play/TableMenu.module.css';
import { useAct } from '../session.ts';

/** The host's commands for another player's seat. */
export function SeatTools({ seat }: { seat: SeatView }) {
  const t = useTranslations('table.seat');
  const { view } = useParty();
  const { ask, busy, problem } = useAct();
  const [removing, setRemoving] = useState(false);
  const close = () => setRemoving(false);
  const name = seat.name ?? '';
  if (seat.standIn === 'removed') return null;
  return (
    <>
      <Popover label={t('actions', { number: String(seat.seat + 1) })} icon="more">
        {(closer) => (
          <div className={styles.menu}>
            <MuteButton who={{ seat: seat.seat }} name={name} closer={closer} />
            {view.status === 'running' && (
              <Button look="quiet" {...closer} onClick={() => setRemoving(true)}>
                {t('remove', { name })}
              </Button>
            )}
          </div>
        )}
      </Popover>
      {removing && (
        <Confirm
          title={t('removeTitle', { name })}
          text={t('removeText', { name })}
          act={t('remove', { name })}
          stay={t('removeNot')}
          busy={busy}
          problem={problem}
          onAct={() => void ask('table:remove', { table: view.id, seat: seat.seat }).then((done) => done && close())}
          onClose={close}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { useParty } from '../table/play/context.ts';
import { useAct } from '../table/session.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Problem } from '../ui/Problem.tsx';
import css from './Pace.module.css';
import { Fields } from './PaceFields.tsx';
import { paceTexts } from './texts.ts';
import { usePaceText } from './words.ts';

/**
 * What somebody who plays may want for the pace of the running match: a pause, a holiday, another
 * pace.
 */
export default function PaceDialog({ onClose }: { onClose: () => void }) {
  return (
    <MoreTexts part="pace" texts={paceTexts}>
      <Wishes onClose={onClose} />
    </MoreTexts>
  );
}

function Wishes({ onClose }: { onClose: () => void }) {
  const t = useTranslations('pace');
  const paceText = usePaceText();
  const { view, mine } = useParty();
  const { ask, busy, problem } = useAct();
  const [pace, setPace] = useState(view.pace);
  const { id: table } = view;
  const own = mine === undefined ? undefined : view.clock?.[mine.seat];
  const close = (done: Promise<boolean>) => void done.then((isDone) => isDone && onClose());
  return (
    <Dialog title={t('more')} onClose={onClose}>
      <div className={css.wishes}>
        <p>{paceText(view.pace)}</p>
        {view.clock !== null && (
          <Button busy={busy} onClick={() => close(ask('table:pause', { table, pause: !view.paused }))}>
            {t(view.paused ? 'resume' : 'pause')}
          </Button>
        )}
        {view.pace.kind === 'days' && own !== undefined && (
          <section className={css.wishes}>
            <h3>{t('holiday.title')}</h3>
            <p>{t('holiday.left', { count: own.holidays })}</p>
            <div className={css.row}>
              {[1, 2, 3]
                .filter((days) => days <= own.holidays)
                .map((days) => (
                  <Button key={days} busy={busy} onClick={() => close(ask('table:holiday', { table, days }))}>
                    {t('holiday.take', { count: days })}
                  </Button>
                ))}
              {own.holiday !== null && (
                <Button look="primary" busy={busy} onClick={() => close(ask('table:holiday', { table, days: 0 }))}>
                  {t('holiday.back')}
                </Button>
              )}
            </div>
          </section>
        )}
        <Fields pace={pace} onChange={(change) => 'pace' in change && setPace(change.pace)} />
        <p className={css.rests}>{t('proposeHint')}</p>
        <Problem text={problem} />
        <Button
          look="primary"
          busy={busy}
          unavailable={JSON.stringify(pace) === JSON.stringify(view.pace) ? paceText(view.pace) : undefined}
          onClick={() => close(ask('table:pace', { table, pace }))}
        >
          {t('propose')}
        </Button>
      </div>
    </Dialog>
  );
}

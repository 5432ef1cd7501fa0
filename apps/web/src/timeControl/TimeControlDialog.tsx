import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { useParty } from '../table/play/context.ts';
import { useAct } from '../table/session.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Problem } from '../ui/Problem.tsx';
import css from './TimeControl.module.css';
import { Fields } from './TimeControlFields.tsx';
import { timeControlTexts } from './texts.ts';
import { useTimeControlText } from './words.ts';

/**
 * Lets a player propose a change to the running match: a pause, a holiday, or another time control.
 */
export default function TimeControlDialog({ onClose }: { onClose: () => void }) {
  return (
    <MoreTexts part="pace" texts={timeControlTexts}>
      <Wishes onClose={onClose} />
    </MoreTexts>
  );
}

function Wishes({ onClose }: { onClose: () => void }) {
  const t = useTranslations('pace');
  const timeControlText = useTimeControlText();
  const { view, mine } = useParty();
  const { ask, busy, problem } = useAct();
  const [pace, setPace] = useState(view.pace);
  const { id: table } = view;
  const own = mine === undefined ? undefined : view.clock?.[mine.seat];
  const close = (done: Promise<boolean>) => void done.then((isDone) => isDone && onClose());
  return (
    <Dialog title={t('more')} onClose={onClose}>
      <div className={css.wishes}>
        <p>{timeControlText(view.pace)}</p>
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
          unavailable={JSON.stringify(pace) === JSON.stringify(view.pace) ? timeControlText(view.pace) : undefined}
          onClick={() => close(ask('table:pace', { table, pace }))}
        >
          {t('propose')}
        </Button>
      </div>
    </Dialog>
  );
}

import { layoutWorth } from '@sobremesa/games/museum';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { LazyDialog } from '../../frame/LazyDialog.tsx';
import { useTable } from '../table.tsx';
import panel from '../tray/Panel.module.css';
import css from './FinishPanel.module.css';
import { useProposal } from './useProposal.ts';

/**
 * The final arrangement: its points, and the button that submits it. Asks for confirmation when a
 * better one is known.
 */
export function FinishPanel() {
  const { G, playerID, layout, words, why, send } = useTable();
  const { t } = words;
  const best = useProposal();
  const [asking, setAsking] = useState(false);
  if (playerID === null || layout === null) return null;
  const { total } = layoutWorth(G, playerID, layout);
  const lost = best === null ? 0 : best.points - total;
  return (
    <section className={panel.panel} aria-label={t('tray.finish.label')}>
      <div className={panel.confirm}>
        <p>
          {t('plan.worth', { points: total })} {lost > 0 && t('plan.better', { points: total + lost })}
        </p>
        <Button
          look="primary"
          data-piece="finish"
          unavailable={why('finish', layout)}
          onClick={() => (lost > 0 ? setAsking(true) : send('finish', layout))}
        >
          {t('tray.finish.done')}
        </Button>
      </div>
      {asking && best !== null && lost > 0 && (
        <LazyDialog title={t('tray.finish.ask')} onClose={() => setAsking(false)}>
          <p>{t('tray.finish.lost', { points: lost })}</p>
          <div className={css.answers}>
            <Button look="primary" onClick={() => send('finish', best.layout)}>
              {t('tray.finish.better', { points: best.points })}
            </Button>
            <Button onClick={() => send('finish', layout)}>{t('tray.finish.same', { points: total })}</Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('tray.finish.back')}
            </Button>
          </div>
        </LazyDialog>
      )}
    </section>
  );
}

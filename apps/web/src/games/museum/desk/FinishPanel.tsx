import { layoutWorth } from '@sobremesa/games/museum';
import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import panel from '../tray/Panel.module.css';
import { useProposal } from './useProposal.ts';

/** The last arrangement: what it brings, and the word that it is done. */
export function FinishPanel() {
  const { G, playerID, layout, words, why, send } = useTable();
  const { t } = words;
  const best = useProposal();
  if (playerID === null || layout === null) return null;
  const { total } = layoutWorth(G, playerID, layout);
  return (
    <section className={panel.panel} aria-label={t('tray.finish.label')}>
      <div className={panel.confirm}>
        <p>
          {t('plan.worth', { points: total })} {best !== null && best.points > total && t('plan.better', { points: best.points })}
        </p>
        <Button look="primary" unavailable={why('finish', layout)} onClick={() => send('finish', layout)}>
          {t('tray.finish.done')}
        </Button>
      </div>
    </section>
  );
}

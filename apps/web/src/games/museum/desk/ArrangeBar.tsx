import { exhibited, layoutWorth, type Layout } from '@sobremesa/games/museum';
import { Button } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../art/icons.tsx';
import { useTable } from '../table.tsx';
import css from './ArrangeBar.module.css';
import { shownLayout } from './arranging.ts';
import { useProposal } from './useProposal.ts';

const sources = ['civilisations', 'domains', 'gallery', 'patron', 'experts'] as const;
const icons: Readonly<Record<(typeof sources)[number], IconName>> = {
  civilisations: 'points',
  domains: 'points',
  gallery: 'gallery',
  patron: 'patron',
  experts: 'expert',
};

/** What the arrangement would bring at the end, source by source, what could be had, and a hand to get there. */
export function ArrangeBar({ layout }: { layout: Layout }) {
  const { G, playerID, selection, words, send } = useTable();
  const { t } = words;
  const best = useProposal();
  if (playerID === null) return null;
  if (exhibited(shownLayout(layout, selection.wishes)).length === 0) return <p className={css.empty}>{t('plan.empty')}</p>;

  const now = layoutWorth(G, playerID, layout);
  const then = layoutWorth(G, playerID, shownLayout(layout, selection.wishes));
  const gain = best === null ? 0 : best.points - now.total;
  return (
    <div className={css.bar}>
      <p className={css.total}>
        {t('plan.worth', { points: now.total })}
        {selection.wishes.length > 0 && <b> {t('plan.worthWith', { points: then.total })}</b>}
      </p>
      <ul className={css.sources}>
        {sources
          .filter((source) => then[source] > 0)
          .map((source) => (
            <li key={source}>
              <Icon name={icons[source]} size={18} />
              {t(`plan.source.${source}`, { points: then[source] })}
            </li>
          ))}
      </ul>
      <div className={css.best}>
        <p>{best === null ? t('plan.working') : gain > 0 ? t('plan.better', { points: best.points }) : t('plan.best')}</p>
        {best !== null && gain > 0 && (
          <Button onClick={() => send('arrange', best.layout)}>
            <Icon name="arrange" size={20} />
            {t('plan.arrange')}
          </Button>
        )}
      </div>
    </div>
  );
}

import { curatorOf, exhibited, worthOf, type Layout } from '@sobremesa/games/museum';
import { memo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon, type IconName } from '../art/icons.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import css from './ArrangeBar.module.css';
import { shownLayout } from './arranging.ts';
import { Held } from './Held.tsx';
import { useProposal } from './useProposal.ts';

const sources = ['civilisations', 'domains', 'gallery', 'patron', 'experts'] as const;
const icons: Readonly<Record<(typeof sources)[number], IconName>> = {
  civilisations: 'points',
  domains: 'points',
  gallery: 'gallery',
  patron: 'patron',
  experts: 'expert',
};

/**
 * The points that the arrangement would bring at the end, by source, the best arrangement known,
 * and a button that applies it. While a card is held, what to do with it.
 */
export const ArrangeBar = memo(function ArrangeBar({ layout }: { layout: Layout }) {
  const { t } = useTableWords();
  const table = useTableNow();
  const { wishes, held } = useTable(({ selection, held }) => ({ wishes: selection.wishes, held }));
  const curator = useTable(({ G, playerID }) => (playerID === null ? null : curatorOf(G, playerID)));
  const best = useProposal();
  if (curator === null) return null;
  const shown = shownLayout(layout, wishes);
  if (exhibited(shown).length === 0) return <p className={css.empty}>{t('plan.empty')}</p>;

  const now = worthOf(layout, curator);
  const then = worthOf(shown, curator);
  const gain = best === null ? 0 : best.points - now.total;
  return (
    <div className={css.bar}>
      {held !== null ? (
        <Held card={held} />
      ) : (
        <div className={css.main}>
          <div>
            <p className={css.total}>
              {t('plan.worth', { points: now.total })}
              {wishes.length > 0 && <b> {t('plan.worthWith', { points: then.total })}</b>}
            </p>
            <p className={css.best}>
              {best === null
                ? t('plan.working')
                : gain > 0
                  ? t('plan.better', { points: best.points })
                  : t(now.total === 0 ? 'plan.nothingYet' : 'plan.best')}
            </p>
          </div>
          {best !== null && gain > 0 && (
            <Button className={css.arrange} onClick={() => table().send('arrange', best.layout)}>
              <Icon name="arrange" size={20} />
              {t('plan.arrange')}
            </Button>
          )}
        </div>
      )}
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
    </div>
  );
});

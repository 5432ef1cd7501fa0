import type { Quote } from '@sobremesa/games/museum';
import { useTableWords } from '../table.tsx';
import css from './Counter.module.css';

/** Cost and payment, with the missing or overpaid amount. */
export function Sum({ quote: { cost, paid, missing, overpaid, superfluous } }: { quote: Quote }) {
  const words = useTableWords();
  const { t } = words;
  const spare = [
    ...superfluous.cards.map(words.object),
    ...(superfluous.prestige > 0 ? [t('counter.prestige', { count: superfluous.prestige })] : []),
  ];
  const state = missing > 0 ? 'missing' : overpaid > 0 ? 'overpaid' : 'exact';
  return (
    <>
      <p className={css.total} data-state={state}>
        {t(`counter.sum.${state}`, { cost, paid, missing, overpaid })}
      </p>
      {spare.length > 0 && (
        <p className={css.warning}>{t('counter.spare', { things: words.list(spare), count: spare.length })}</p>
      )}
    </>
  );
}

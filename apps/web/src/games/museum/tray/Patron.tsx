import { exhibited, patronCards, patronOf, type PatronGoal } from '@sobremesa/games/museum';
import { PatronSeal } from '../art/patrons.tsx';
import { useTable, useTableWords } from '../table.tsx';
import type { Words } from '../words.ts';
import css from './Patron.module.css';

/** The reader's Patron: the goal, and the progress towards each level. */
export function Patron() {
  const words = useTableWords();
  const { patron, count } = useTable(({ own, layout }) => {
    const patron = own?.patron ?? null;
    return { patron, count: patron === null ? 0 : patronCards(exhibited(layout ?? []), patron) };
  });
  const { t } = words;
  if (patron === null) return <p className={css.empty}>{t('hand.noPatron')}</p>;
  const { goal, levels } = patronOf(patron);
  return (
    <div className={css.patron} data-piece="my-patron">
      <PatronSeal patron={patron} className={css.seal} />
      <div className={css.words}>
        <b className={css.name}>{words.patron(patron)}</b>
        <p className={css.text}>{t('hand.counts', { what: wantedBy(words, goal) })}</p>
        <ol className={css.levels} aria-label={t('hand.patronLabel', { count })}>
          {levels.map(([cards, points]) => (
            <li key={cards} data-reached={count >= cards ? '' : undefined}>
              <span className={css.bar} style={{ '--done': Math.min(1, count / cards) } as React.CSSProperties} />
              <span>{t('hand.level', { count: Math.min(count, cards), cards, points })}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** A Patron's goal, in words. */
function wantedBy({ t, term, list }: Words, { civilisations = [], domain, continent }: PatronGoal): string {
  const peoples = list(civilisations.map((civilisation) => term(`people-${civilisation}`)));
  if (domain !== undefined && peoples !== '') return t('hand.mixed', { domain: term(domain), peoples });
  return peoples || term(domain ?? continent ?? '');
}

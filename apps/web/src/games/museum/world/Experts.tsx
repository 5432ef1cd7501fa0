import { EXPERT_SPACES, expertCost, expertOf, type ExpertId } from '@sobremesa/games/museum';
import { memo } from 'react';
import { classes } from '../../../ui/classes.ts';
import { ExpertPortrait } from '../art/pictures.tsx';
import { Icon } from '../art/icons.tsx';
import { expertText } from '../effects.ts';
import { Magnifier } from '../look/Magnifier.tsx';
import { isActing, useTable, useTableNow, useTableWords, type Table } from '../table.tsx';
import css from './Experts.module.css';

/** The three face-up Experts, as cartes de visite beside their deck. */
export function Experts() {
  const { t } = useTableWords();
  const row = useTable(({ G }) => G.expertRow);
  const left = useTable(({ G }) => G.expertDeckSize);
  return (
    <section className={css.experts} aria-labelledby="museum-experts">
      <h3 id="museum-experts" className={css.title}>
        <span>{t('world.expertsLabel')}</span>
        <span className={css.deck}>
          <Icon name="deck" size={18} />
          {t('world.expertsDeck', { count: left })}
        </span>
      </h3>
      <ol className={css.row}>
        {Array.from({ length: EXPERT_SPACES }, (_, space) => {
          const expert = row[space] ?? null;
          return (
            <li key={space} className={css.space} data-expert={space}>
              {expert === null ? <p className={css.empty}>{t('world.noExpert')}</p> : <Card expert={expert} />}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const Card = memo(function Card({ expert }: { expert: ExpertId }) {
  const words = useTableWords();
  const now = useTableNow();
  const { cost, hired, affordable, acting } = useTable((table) => {
    const { G, playerID, selection, legal } = table;
    return {
      cost: expertCost(G, expert, playerID === G.active ? G.thisTurn.expertDiscount : 0),
      hired: selection.experts.includes(expert),
      affordable: legal.some(({ move, args: [basket] }) => move === 'buy' && hires(basket, expert)),
      acting: isActing(table),
    };
  });
  const { t } = words;
  const name = words.expert(expert);
  const text = expertText(words, expert);
  const state = hired ? t('world.hiring') : affordable ? t('world.hire') : '';
  return (
    <>
      <button
        type="button"
        className={classes(css.card, affordable && css.lit, hired && css.hired)}
        data-about={`terms.${expert}`}
        data-piece={`expert-${expert}`}
        aria-label={`${t('world.expertLabel', { name, cost, text })} ${state}`.trim()}
        aria-pressed={acting ? hired : undefined}
        onClick={() => void press(now, expert)}
      >
        <span className={css.portrait}>
          <ExpertPortrait expert={expert} />
        </span>
        <span className={css.name}>{name}</span>
        <span className={classes(css.cost, cost > expertOf(expert).cost && css.dearer)}>{cost}</span>
        <span className={css.text}>{text}</span>
      </button>
      {hired && <Magnifier of={expert} name={name} className={css.look} />}
    </>
  );
});

/**
 * Handles a press: puts the Expert on the counter, or opens it. The code of purchases is already
 * loaded for players; nobody else waits for it.
 */
async function press(now: () => Table, expert: ExpertId) {
  const table = now();
  if (!isActing(table)) return table.lookAt(expert);
  const { touchExpert } = await import('../tray/touch.ts');
  touchExpert(now(), expert);
}

function hires(basket: unknown, expert: ExpertId): boolean {
  const { purchases } = basket as { purchases: readonly object[] };
  return purchases.some((purchase) => 'expert' in purchase && purchase.expert === expert);
}

import { EXPERT_SPACES, expertCost, expertOf, type ExpertId } from '@sobremesa/games/museum';
import { classes } from '../../../ui/classes.ts';
import { ExpertPortrait } from '../art/pictures.tsx';
import { Icon } from '../art/icons.tsx';
import { expertText } from '../effects.ts';
import { Magnifier } from '../look/Magnifier.tsx';
import { useTable } from '../table.tsx';
import { isActing, touchExpert } from '../tray/touch.ts';
import css from './Experts.module.css';

/** The three face-up Experts, as cartes de visite beside their deck. */
export function Experts() {
  const { G, words } = useTable();
  const { t } = words;
  return (
    <section className={css.experts} aria-labelledby="museum-experts">
      <h3 id="museum-experts" className={css.title}>
        <span>{t('world.expertsLabel')}</span>
        <span className={css.deck}>
          <Icon name="deck" size={18} />
          {t('world.expertsDeck', { count: G.expertDeckSize })}
        </span>
      </h3>
      <ol className={css.row}>
        {Array.from({ length: EXPERT_SPACES }, (_, space) => {
          const expert = G.expertRow[space] ?? null;
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

function Card({ expert }: { expert: ExpertId }) {
  const table = useTable();
  const { G, playerID, selection, legal, words } = table;
  const { t } = words;
  const name = words.expert(expert);
  const cost = expertCost(G, expert, playerID === G.active ? G.thisTurn.expertDiscount : 0);
  const text = expertText(words, expert);
  const hired = selection.experts.includes(expert);
  const affordable = legal.some(({ move, args: [basket] }) => move === 'buy' && hires(basket, expert));
  const state = hired ? t('world.hiring') : affordable ? t('world.hire') : '';
  return (
    <>
      <button
        type="button"
        className={classes(css.card, affordable && css.lit, hired && css.hired)}
        aria-label={`${t('world.expertLabel', { name, cost, text })} ${state}`.trim()}
        aria-pressed={isActing(table) ? hired : undefined}
        onClick={() => touchExpert(table, expert)}
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
}

function hires(basket: unknown, expert: ExpertId): boolean {
  const { purchases } = basket as { purchases: readonly object[] };
  return purchases.some((purchase) => 'expert' in purchase && purchase.expert === expert);
}

import { playerOf, spaceAt, type CardId, type Requirement } from '@sobremesa/games/patzcuaro';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { SignIcon } from '../art/actions.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { RequirementIcon } from '../art/requirements.tsx';
import { useTable } from '../table.tsx';
import { CardList } from './CardList.tsx';
import css from './Panel.module.css';

/** A trade in progress: a place for each required card, and the cards in exchange. */
export function TradePanel({ requirements }: { requirements: readonly Requirement[] }) {
  const { G, playerID, words, selection, select, why, send } = useTable();
  const { pile } = spaceAt(G, playerOf(G, playerID ?? '0').position);
  const given = requirements.map((_, i) => selection.given[i] ?? null);
  const chosen = given.filter((card): card is CardId => card !== null);
  return (
    <section className={classes(css.panel, css.inline)} data-asks="">
      <div className={css.trade}>
        <ul className={css.slots}>
          {requirements.map((requirement, i) => {
            const card = given[i] ?? null;
            return (
              // Requirements are distinguished by their index.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={i}>
                {card === null ? (
                  <span className={css.slot}>
                    <RequirementIcon requirement={requirement} size={46} />
                  </span>
                ) : (
                  <button
                    type="button"
                    className={css.slot}
                    aria-label={words.t('board.tradeSlot', {
                      requirement: words.requirement(requirement),
                      card: words.card(card),
                    })}
                    data-about={`terms.${card}`}
                    onClick={() => select({ given: given.map((other, j) => (j === i ? null : other)) })}
                  >
                    <CardArt id={card} />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
        <SignIcon sign="trade" size={26} />
        <div className={css.taken}>
          <span>{words.t('board.tradeTake')}</span>
          <CardList cards={pile.toReversed()} small />
        </div>
      </div>
      <p>{words.list(requirements.map(words.requirement))}</p>
      <div className={css.buttons}>
        <Button look="primary" data-piece="trade" unavailable={why('trade', chosen)} onClick={() => send('trade', chosen)}>
          {words.t('board.tradeGo')}
        </Button>
      </div>
    </section>
  );
}

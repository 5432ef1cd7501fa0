import { customs, homeOf, objectOf } from '@sobremesa/games/museum';
import { Button } from '../../../ui/Button.tsx';
import { ObjectCard } from '../art/ObjectCard.tsx';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';
import { ToWorld } from './ToWorld.tsx';

/** The selected Object with the effect of taking it, and a button to decline. */
export function ExplorePanel() {
  const { G, playerID, selection, words, why, send } = useTable();
  const { t } = words;
  const [card] = selection.cards;
  const no = why('decline', G.turn);
  const reason = card === undefined ? t('tray.explore.choose') : why('draw', card);
  return (
    <section className={css.panel} aria-label={t('tray.explore.label')}>
      <div className={css.confirm}>
        {card === undefined ? (
          <p className={css.hint}>{reason}</p>
        ) : (
          <div className={css.chosenCard}>
            <span className={css.mini} data-about={`terms.${card}`} data-says={words.card(card)}>
              <ObjectCard object={card} name={words.object(card)} size="mini" />
            </span>
            <p>
              {t('tray.explore.take', { name: words.object(card), value: objectOf(card).value })}{' '}
              {customs(G) === homeOf(card) && t('tray.explore.toll')}{' '}
              {playerID !== G.active && t('tray.explore.active', { player: words.name(G.active) })}
            </p>
          </div>
        )}
        <div className={css.buttons}>
          {card === undefined && <ToWorld />}
          <Button
            look="primary"
            className={card === undefined ? css.later : undefined}
            data-piece="draw"
            unavailable={reason}
            onClick={() => send('draw', card)}
          >
            {t('tray.explore.confirm')}
          </Button>
          {no === undefined && (
            <Button data-piece="decline" onClick={() => send('decline', G.turn)}>
              {t('tray.explore.decline')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

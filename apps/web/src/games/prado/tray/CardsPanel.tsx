import { Why } from '../../../rulebook/Why.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import { chosenCards } from './draft.ts';
import css from './Panel.module.css';

/**
 * Lets the reader lay hand cards aside for the slot card, or discard them at the end of the turn.
 */
export function CardsPanel() {
  const table = useTable();
  const { G, words, why, send } = table;
  const { t } = words;
  const cards = chosenCards(table);
  const { laying } = G;
  const reason = laying === null ? why('discard', cards) : why('lay', laying.slot, cards);
  return (
    <section className={css.panel} data-asks="">
      {laying !== null && (
        <p>
          <b>{words.slot(laying.slot)}.</b> {t(`slots.${laying.slot}`)}
        </p>
      )}
      <div className={css.confirm}>
        <p>{cards.length === 0 ? t('tray.chooseCards') : words.list(cards.map(words.card))}</p>
        <Button
          look="primary"
          data-piece={laying === null ? 'discard' : 'lay'}
          unavailable={reason}
          onClick={() => (laying === null ? send('discard', cards) : send('lay', laying.slot, cards))}
        >
          {t(laying === null ? 'tray.discard' : cards.length === 0 ? 'tray.layNone' : 'tray.lay')}
        </Button>
      </div>
      {reason !== undefined && cards.length > 0 && <Why className={css.reason}>{reason}</Why>}
    </section>
  );
}

import { handLimit } from '@sobremesa/games/museum';
import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/**
 * Lets the reader discard Objects above the hand limit to their own store, by presses in the hand.
 */
export function DiscardPanel() {
  const { own, selection, words, why, send } = useTable();
  const { t } = words;
  const { cards } = selection;
  const count = (own?.handSize ?? 0) - handLimit(own?.experts ?? []);
  const reason = why('discard', cards);
  return (
    <section className={css.panel} aria-label={t('tray.discard.label')}>
      <div className={css.confirm}>
        <p>
          {cards.length === 0
            ? t('tray.discard.choose', { count })
            : t('tray.discard.outcome', { cards: words.list(cards.map(words.object)), count: cards.length })}
          {cards.length > 0 && reason !== undefined && <span className={css.reason}> {reason}</span>}
        </p>
        <Button look="primary" data-piece="discard" unavailable={reason} onClick={() => send('discard', cards)}>
          {t('tray.discard.confirm')}
        </Button>
      </div>
    </section>
  );
}

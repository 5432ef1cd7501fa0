import { handRoom } from '@sobremesa/games/museum';
import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import { CardPicker } from './CardPicker.tsx';
import css from './Panel.module.css';
import { touchStored } from './touch.ts';

/**
 * Lets the reader take cards of their own store to hand: several by an inventory, one by the
 * Secretary.
 */
export function StorePanel({ task }: { task: 'inventory' | 'secretary' }) {
  const table = useTable();
  const { G, playerID, own, selection, words, select, why, send } = table;
  const { t } = words;
  const { cards } = selection;
  if (playerID === null || own === null) return null;
  const reason =
    cards.length === 0 ? t('tray.store.choose') : task === 'inventory' ? why('inventory', cards) : why('askSecretary', cards[0]);
  return (
    <section className={css.panel} data-wide="" aria-label={t(`tray.store.${task}`)}>
      <header className={css.header}>
        <h2>{t(`tray.store.${task}`)}</h2>
        <Button onClick={() => select({ task: null, cards: [] })}>{t('tray.cancel')}</Button>
      </header>
      <CardPicker label={t('hand.store')} cards={own.pool} chosen={cards} onTouch={(card) => touchStored(table, card)} />
      <div className={css.confirm}>
        <p>
          {t('tray.store.room', { taken: cards.length, room: handRoom(G, playerID) })}
          {cards.length > 0 && reason !== undefined && <span className={css.reason}> {reason}</span>}
        </p>
        <Button
          look="primary"
          data-piece="take-up"
          unavailable={reason}
          onClick={() => (task === 'inventory' ? send('inventory', cards) : send('askSecretary', cards[0]))}
        >
          {t('tray.store.confirm', { count: cards.length })}
        </Button>
      </div>
    </section>
  );
}

import { cardOf, type CardId } from '@sobremesa/games/patzcuaro';
import { PrintedGroup } from '../../drawing/Printed.tsx';
import css from './CardChip.module.css';
import { EmblemIcon } from './emblems.tsx';
import { ItemIcon } from './items.tsx';
import { cardPaint } from './palette.ts';

/** A card in the size of a word: its emblem and colour, then its items. */
export function CardChip({ id }: { id: CardId }) {
  return (
    <PrintedGroup name={`chip ${id}`} className={css.chip} style={{ backgroundColor: cardPaint[cardOf(id).color] }}>
      <Signs id={id} />
    </PrintedGroup>
  );
}

function Signs({ id }: { id: CardId }) {
  const { color, items } = cardOf(id);
  return (
    <>
      <EmblemIcon color={color} size="1em" />
      <span className={css.items}>
        {items.map((item, i) => (
          // A card never changes, so its items are identified by their index.
          // oxlint-disable-next-line react/no-array-index-key
          <ItemIcon key={i} item={item} size="1.25em" />
        ))}
      </span>
    </>
  );
}

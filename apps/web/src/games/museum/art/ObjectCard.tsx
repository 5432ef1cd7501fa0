import { isMasterpiece, type ObjectId, objectOf } from '@sobremesa/games/museum';
import { memo, type CSSProperties } from 'react';
import { classes } from '../../../ui/classes.ts';
import { PrintedGroup } from '../../drawing/Printed.tsx';
import { civilisationColors, Emblem } from './civilisations.tsx';
import { DomainIcon } from './domains.tsx';
import css from './ObjectCard.module.css';
import { ObjectPicture } from './pictures.tsx';
import { Laurel } from './tokens.tsx';

/**
 * Formats of a card: `mini` without its name, for a cell of the plan; `small` for rows and hands;
 * `large` for a close look.
 */
export type CardSize = 'mini' | 'small' | 'large';

/**
 * An Object card that fills the width of its container. Decoration only: the caller must name it.
 *
 * @param name the printed name; left out on a `mini` card
 * @param dim whether it cannot be used now
 */
export const ObjectCard = memo(function ObjectCard({
  object,
  name,
  size = 'small',
  dim = false,
  className,
}: {
  object: ObjectId;
  name: string;
  size?: CardSize;
  dim?: boolean;
  className?: string | undefined;
}) {
  const { ground, ink } = civilisationColors[objectOf(object).civilisation];
  return (
    <PrintedGroup
      name={size === 'mini' ? `object ${object}` : `object ${object} ${size} ${name}`}
      className={classes(css.room, dim && css.dim, className)}
      style={{ '--card-ground': ground, '--card-ink': ink } as CSSProperties}
      aria-hidden="true"
    >
      <Face object={object} name={name} size={size} />
    </PrintedGroup>
  );
});

function Face({ object, name, size }: { object: ObjectId; name: string; size: CardSize }) {
  const { civilisation, domain, value } = objectOf(object);
  const masterpiece = isMasterpiece(object);
  return (
    <span className={classes(css.card, css[size], masterpiece && css.masterpiece)}>
      <span className={css.bar}>
        <span className={css.value}>
          {masterpiece && <Laurel className={css.laurel} />}
          <span className={css.figure}>{value}</span>
        </span>
        <Emblem civilisation={civilisation} className={css.emblem} />
        <DomainIcon domain={domain} className={css.domain} />
      </span>
      <ObjectPicture object={object} className={css.picture} />
      {size !== 'mini' && (
        <span className={css.plate}>
          <span className={css.name}>{name}</span>
        </span>
      )}
    </span>
  );
}

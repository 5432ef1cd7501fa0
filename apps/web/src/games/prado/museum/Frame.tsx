import { paintingOf, type PaintingId } from '@sobremesa/games/prado';
import { memo, type CSSProperties, type ReactNode } from 'react';
import { frameOf } from '../art/frames.tsx';
import { Painting, ratioOf } from '../art/Painting.tsx';
import css from './Frame.module.css';

/** A painting in its gilt frame that fills the width of its container. Decoration only. */
export const Framed = memo(function Framed({ painting }: { painting: PaintingId }) {
  return <Painting id={painting} frame={frameOf(paintingOf(painting).century)} className={css.painting} />;
});

/**
 * A painting in its gilt frame with its visitors, as large as its container allows. Decoration
 * only: the control around it names it.
 */
export const Frame = memo(function Frame({
  painting,
  spot,
  children,
}: {
  painting: PaintingId;
  spot?: string;
  children?: ReactNode;
}) {
  return (
    <span className={css.room} style={{ '--ratio': ratioOf(painting, true) } as CSSProperties} aria-hidden="true">
      <span className={css.frame} data-spot={spot}>
        <Framed painting={painting} />
        {children}
      </span>
    </span>
  );
});

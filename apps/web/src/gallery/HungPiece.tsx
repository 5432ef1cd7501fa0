import type { CSSProperties } from 'react';
import type { Piece } from './pieces.ts';

/** A piece with its frame, named by the description of its drawing. */
export function HungPiece({ piece: { id, text, gallery }, className }: { piece: Piece; className: string | undefined }) {
  const { Hung } = gallery;
  return (
    // Some games draw the frame around the file.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={className} role="img" aria-label={text.alt} style={{ '--ratio': gallery.ratio(id) } as CSSProperties}>
      <Hung id={id} />
    </div>
  );
}

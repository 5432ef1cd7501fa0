import { Fragment, type ReactNode } from 'react';
import { blocksOf, type Piece } from './markup.ts';
import styles from './RuleText.module.css';

export interface RuleTextProps {
  text: string;
  signs: Readonly<Record<string, ReactNode>>;
  /** Opens another paragraph. */
  onLink: (paragraph: string) => void;
}

/** A text of the rules with its pictures and its links to other paragraphs. */
export function RuleText({ text, signs, onLink }: RuleTextProps) {
  const line = (pieces: readonly Piece[]) =>
    pieces.map((piece, i) => (
      // A text never changes, so its parts are identified by their index.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={i}>{pictured(piece, signs, onLink)}</Fragment>
    ));
  return blocksOf(text).map(({ kind, lines }, i) =>
    kind === 'list' ? (
      // oxlint-disable-next-line react/no-array-index-key
      <ul key={i} className={styles.list}>
        {lines.map((pieces, j) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={j}>{line(pieces)}</li>
        ))}
      </ul>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <p key={i} className={styles.text}>
        {line(lines[0] ?? [])}
      </p>
    ),
  );
}

function pictured(piece: Piece, signs: RuleTextProps['signs'], onLink: RuleTextProps['onLink']): ReactNode {
  if (typeof piece === 'string') return piece;
  if ('strong' in piece) return <strong>{piece.strong}</strong>;
  if ('sign' in piece) return <span className={styles.sign}>{signs[piece.sign]}</span>;
  return (
    <button type="button" className={styles.link} onClick={() => onLink(piece.to)}>
      {piece.words}
    </button>
  );
}

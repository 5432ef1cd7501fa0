import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardPlayer } from '../games/game.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import styles from './Example.module.css';

/** The players of every example, by seat. The reader has seat 0. */
export const people: readonly BoardPlayer[] = ['Ana', 'Luis', 'Eva', 'Paz'].map((name, seat) => {
  return { id: String(seat), name, absence: '' };
});
export const READER = '0';

export interface ExampleProps {
  /** The task: one sentence that says what the reader can change. */
  ask: string;
  /** Class of the game's board, which sets its colours. */
  look: string | undefined;
  /** The result: sentences, or items with their points. */
  result: readonly (string | readonly [what: string, points: string])[];
  /** Resets the example. */
  onAgain: () => void;
  /** A part of the board. Controls in it carry `data-tool` and are not printed. */
  children: ReactNode;
}

/**
 * An interactive example: a part of a board on which the reader tries a rule. Changes of the result
 * are announced to screen readers.
 */
export function Example({ ask, look, result, onAgain, children }: ExampleProps) {
  const t = useTranslations('table.rules');
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className={classes(look, styles.example)} data-example="">
      <p id={id} className={styles.ask}>
        <strong>{t('tryIt')}</strong> {ask}
      </p>
      {children}
      <output className={styles.result}>
        {result.map((line) =>
          typeof line === 'string' ? (
            <span key={line}>{line}</span>
          ) : (
            <span key={line[0]} className={styles.line}>
              <span>{line[0]}</span> <b>{line[1]}</b>
            </span>
          ),
        )}
      </output>
      <Button className={styles.again} onClick={onAgain}>
        {t('startOver')}
      </Button>
    </fieldset>
  );
}

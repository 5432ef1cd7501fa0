import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { BoardPlayer } from '../games/game.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import styles from './Example.module.css';

/** Who is at the table of every example, by their seats; the reader has the first one. */
export const people: readonly BoardPlayer[] = ['Ana', 'Luis', 'Eva', 'Paz'].map((name, seat) => {
  return { id: String(seat), name, absence: '' };
});
export const READER = '0';

export interface ExampleProps {
  /** What can be changed here, in a sentence. */
  ask: string;
  /** The class of the game's board, which has its colours. */
  look: string | undefined;
  /** What it comes to: sentences, or things with their points. */
  result: readonly (string | readonly [what: string, points: string])[];
  /** As it was at the beginning. */
  onAgain: () => void;
  /**
   * A piece of the board. What stands in it only to be pressed is marked with `data-tool`: it is
   * not printed.
   */
  children: ReactNode;
}

/**
 * A piece of a board on which a rule can be tried. What it comes to is read aloud when it changes.
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

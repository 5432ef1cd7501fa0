import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Dialog, type DialogProps } from '../../ui/Dialog.tsx';
import css from './Help.module.css';

export interface HelpDialogProps extends DialogProps {
  className?: string | undefined;
}

/** The rules in short: what a reader at the table wants to look up. */
export function HelpDialog({ className, children, ...dialog }: HelpDialogProps) {
  return (
    <Dialog {...dialog}>
      <div className={classes(css.help, className)}>{children}</div>
    </Dialog>
  );
}

/** What is done one after the other in a turn. */
export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <>
      <h3>{title}</h3>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}

/** One matter under its own heading. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** What the signs mean: for each its words, and what it looks like. */
export function Legend({ title, entries }: { title: string; entries: readonly (readonly [text: string, picture: ReactNode])[] }) {
  return (
    <Chapter title={title}>
      <ul className={css.legend}>
        {entries.map(([text, picture]) => (
          <li key={text}>
            <span className={css.picture}>{picture}</span>
            {text}
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

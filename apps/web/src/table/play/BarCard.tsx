import { useId, useRef, useState, type ReactNode, type ToggleEvent } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './BarCard.module.css';

interface BarCardProps {
  /** Accessible name of the card. */
  label: string;
  className?: string | undefined;
  /** Content of the line in the bar that opens the card. */
  line: ReactNode;
  /** `close` holds the props with which a button inside closes the card. */
  children: (close: { popoverTarget: string; popoverTargetAction: 'hide' }) => ReactNode;
}

/**
 * A line of the bar that opens a card below the bar. Escape or a press elsewhere closes the card.
 */
export function BarCard({ label, className, line, children }: BarCardProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function place({ newState }: ToggleEvent) {
    setIsOpen(newState === 'open');
    const bar = button.current?.closest('header')?.getBoundingClientRect();
    if (card.current !== null && bar !== undefined) card.current.style.top = `${bar.bottom + 4}px`;
  }

  return (
    <>
      <button ref={button} type="button" className={classes(styles.line, className)} popoverTarget={id}>
        {line}
      </button>
      <section ref={card} id={id} popover="auto" aria-label={label} className={styles.card} onBeforeToggle={place}>
        {isOpen && children({ popoverTarget: id, popoverTargetAction: 'hide' })}
      </section>
    </>
  );
}

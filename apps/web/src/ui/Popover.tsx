import { useEffect, useId, useRef, type ReactNode, type ToggleEvent } from 'react';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** The name of the button; also shown beside its icon if `showLabel`. */
  label: string;
  icon: IconName;
  showLabel?: boolean;
  /** Called whenever it is about to open. */
  onOpen?: () => void;
  /** Gets what a button needs to close it when pressed. */
  children: (closer: Closer) => ReactNode;
}

export interface Closer {
  popoverTarget: string;
  popoverTargetAction: 'hide';
}

/** Between the window and what is around it, in CSS pixels. */
const MARGIN = 8;

/**
 * A button with a small window of its own: the browser's popover, closed by Escape or a press
 * elsewhere.
 */
export function Popover({ label, icon, showLabel = false, onOpen, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  function place(event: ToggleEvent) {
    if (event.newState !== 'open' || !button.current || !panel.current) return;
    onOpen?.();
    const { bottom, right } = button.current.getBoundingClientRect();
    panel.current.style.top = `${bottom + MARGIN}px`;
    panel.current.style.right = `${Math.max(MARGIN, document.documentElement.clientWidth - right)}px`;
  }

  useEffect(() => {
    const { current } = panel;
    if (current === null) return undefined;
    // What is in it may come after it has opened.
    const observer = new ResizeObserver(() => keepInSight(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <Button
        ref={button}
        look="quiet"
        square={!showLabel}
        popoverTarget={id}
        {...(showLabel ? {} : { 'aria-label': label, title: label })}
      >
        <Icon name={icon} />
        {showLabel && label}
      </Button>
      <section ref={panel} id={id} popover="auto" aria-label={label} className={styles.panel} onBeforeToggle={place}>
        {children({ popoverTarget: id, popoverTargetAction: 'hide' })}
      </section>
    </>
  );
}

/**
 * Moves what is cut off at the left or the bottom back into the window; one that is closed has no
 * size.
 */
function keepInSight(panel: HTMLElement) {
  const { left, top, bottom, width } = panel.getBoundingClientRect();
  if (width === 0) return;
  const below = bottom + MARGIN - document.documentElement.clientHeight;
  if (below > 0) panel.style.top = `${Math.max(MARGIN, top - below)}px`;
  if (left < MARGIN) panel.style.right = `${Number.parseFloat(panel.style.right) - (MARGIN - left)}px`;
}

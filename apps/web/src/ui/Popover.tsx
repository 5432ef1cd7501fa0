import { useEffect, useId, useRef, type ReactNode, type ToggleEvent } from 'react';
import { Button } from './Button.tsx';
import { Icon, type IconName } from './Icon.tsx';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** The button's name; also shown beside its icon if `showLabel`. */
  label: string;
  icon: IconName;
  showLabel?: boolean;
  /** A fixed id, with which other buttons can open it (`popoverTarget`). */
  id?: string;
  /** Class of the button. */
  className?: string | undefined;
  /** Called before it opens. */
  onOpen?: () => void;
  /** `closer` holds the props with which a button inside closes the popover. */
  children: (closer: Closer) => ReactNode;
}

export interface Closer {
  popoverTarget: string;
  popoverTargetAction: 'hide';
}

/** Distance from the edge of the window, in CSS pixels. */
const MARGIN = 8;

/** A button with the browser's popover, which Escape or a press elsewhere closes. */
export function Popover({ label, icon, showLabel = false, id: known, className, onOpen, children }: PopoverProps) {
  const own = useId();
  const id = known ?? own;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);

  function place(event: ToggleEvent) {
    if (event.newState !== 'open' || !button.current || !panel.current) return;
    onOpen?.();
    const { bottom, right, width } = button.current.getBoundingClientRect();
    // On a phone another button opens it, and this one is hidden.
    const fromRight = width === 0 ? 0 : document.documentElement.clientWidth - right;
    panel.current.style.top = `${bottom + MARGIN}px`;
    panel.current.style.right = `${Math.max(MARGIN, fromRight)}px`;
  }

  useEffect(() => {
    const { current } = panel;
    if (current === null) return undefined;
    // The content may load after the popover has opened.
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
        className={className}
        {...(showLabel ? {} : { 'aria-label': label, tip: true })}
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
 * Moves a popover that is cut off at the left or the bottom back into the window. A closed one has
 * no size.
 */
function keepInSight(panel: HTMLElement) {
  const { left, top, bottom, width } = panel.getBoundingClientRect();
  if (width === 0) return;
  const below = bottom + MARGIN - document.documentElement.clientHeight;
  if (below > 0) panel.style.top = `${Math.max(MARGIN, top - below)}px`;
  if (left < MARGIN) panel.style.right = `${Number.parseFloat(panel.style.right) - (MARGIN - left)}px`;
}

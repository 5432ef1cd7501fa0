import { useRef, useState, type RefObject } from 'react';

/** The panel beside the board. */
export interface Side {
  isOpen: boolean;
  /** The button that opens and closes it. */
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
  /** For the button inside, which goes with the panel: the focus moves to the other one. */
  close: () => void;
}

const roomy = '(min-width: 64rem)';

export function useSide(): Side {
  const [isOpen, setOpen] = useState(() => matchMedia(roomy).matches);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    button,
    toggle: () => setOpen(!isOpen),
    close() {
      setOpen(false);
      button.current?.focus();
    },
  };
}

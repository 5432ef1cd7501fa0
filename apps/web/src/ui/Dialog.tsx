import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /**
   * Called on Escape, the close button, or a press outside. The owner then stops rendering the
   * dialog.
   */
  onClose: () => void;
  wide?: boolean;
}

/**
 * A modal dialog, open as long as it is rendered. The browser's `<dialog>` moves the focus in and
 * back. If the opener was in a popover that has closed since, the popover's button gets the focus.
 */
export function Dialog({ title, children, onClose, wide = false }: DialogProps) {
  const t = useTranslations('ui');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The cleanup of a layout effect runs while the dialog still exists; later it could not return
  // the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (document.activeElement !== opener) popoverButton(opener)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    // Escape and the close button do the same as a press on the backdrop.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes(styles.dialog, wide && styles.wide)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={styles.body}>
        <div className={styles.header}>
          <h2 id={titleId}>{title}</h2>
          <Button look="quiet" square aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
}

function popoverButton(inside: Element | null): HTMLElement | null {
  const popover = inside?.closest('[popover]');
  return popover ? document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`) : null;
}

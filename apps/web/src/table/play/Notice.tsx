import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from '../../ui/classes.ts';
import { useMatter, type Matter } from './matters.tsx';
import styles from './Notice.module.css';

interface NoticeProps {
  kind: Matter;
  className?: string | undefined;
  /** Undefined for messages that stay until they are settled. */
  onDismiss?: (() => void) | undefined;
  children: ReactNode;
}

/** A message that replaces the prompt, with the buttons that settle it. */
export function Notice({ kind, className, onDismiss, children }: NoticeProps) {
  const tUi = useTranslations('ui');
  const isShown = useMatter(kind);
  return (
    <div className={classes(styles.notice, className)} data-kind={kind} hidden={!isShown}>
      {children}
      {onDismiss !== undefined && (
        <Button look="quiet" square className={styles.dismiss} aria-label={tUi('close')} onClick={onDismiss}>
          <Icon name="close" />
        </Button>
      )}
    </div>
  );
}

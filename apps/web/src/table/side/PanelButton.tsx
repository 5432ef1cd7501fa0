import { useTranslations } from 'use-intl';
import { memo } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import type { Panel } from './panel.ts';
import styles from './SidePanel.module.css';

/** Opens and closes the panel, and shows the number of unread messages. */
export const PanelButton = memo(function PanelButton({ panel }: { panel: Panel }) {
  const t = useTranslations('table.panel');
  const { open, unread } = panel;
  return (
    <Button
      look="quiet"
      square
      tip
      aria-label={unread > 0 ? t('toggleUnread', { count: unread }) : t('toggle')}
      aria-expanded={open}
      aria-controls="panel"
      className={styles.toggle}
      onClick={() => (unread > 0 && !open ? panel.show('chat') : panel.setOpen(!open))}
    >
      <TableIcon name="chat" />
      {unread > 0 && !open && (
        <span className={styles.unread} aria-hidden="true">
          {Math.min(unread, 99)}
        </span>
      )}
    </Button>
  );
});

import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { OpenTable } from '../../table/playback/openTable.ts';
import { usePlay } from '../../table/play/context.ts';
import { Notice } from '../../table/play/Notice.tsx';
import PlayPage from '../../table/play/PlayPage.tsx';
import { TableContext, useTable } from '../../table/session.ts';
import { Button } from '../../ui/Button.tsx';
import type { LocalConnection } from '../client/connection.ts';

interface PlaceProps {
  local: LocalConnection;
  /** The id of the table. */
  id: string;
  /** Null for a spectator. */
  seat: number | null;
}

/** The table in the view of the seat that looks. */
export function Place({ local, id, seat }: PlaceProps) {
  const [table] = useState(() => new OpenTable(local.connection, id));
  useEffect(() => {
    local.look(seat);
    const leave = table.open();
    return () => {
      leave();
      local.look(null);
    };
  }, [local, table, seat]);
  return (
    <TableContext value={table}>
      <PlayPage />
    </TableContext>
  );
}

interface PassOnProps {
  /** The next player. */
  name: string;
  /** The text of the button. */
  label: string;
  onPass: () => void;
}

/**
 * Names the next player. Until the device is passed on, the present player can look around and undo
 * the move.
 */
export function PassOn({ name, label, onPass }: PassOnProps) {
  const t = useTranslations('here');
  const { asked, view } = usePlay();
  const current = useTable((s) => s.playing === null);
  if (asked || !current || view.status !== 'running') return null;
  return (
    <Notice kind="pass">
      <span>{t('next', { name })}</span>
      <Button look="primary" onClick={onPass}>
        {label}
      </Button>
    </Notice>
  );
}

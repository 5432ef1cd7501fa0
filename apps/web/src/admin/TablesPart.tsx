import type { AdminSeatTransfer, AdminServer, AdminTable, TableStatus } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { seatTransferLink } from '../lib/base.ts';
import { useGameName } from '../lobby/names.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Confirm } from '../ui/Confirm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Problem } from '../ui/Problem.tsx';
import { ask, useList, useReason } from './api.ts';
import { useWords } from './sizes.ts';
import styles from './AdminPage.module.css';

const statuses: readonly TableStatus[] = ['running', 'open', 'finished'];

interface Seat {
  table: string;
  seat: number;
  name: string;
}

/** All tables with the operator's commands. */
export function TablesPart({
  server,
  onChange,
  onFailure,
}: {
  server: AdminServer;
  onChange: () => void;
  onFailure: (error: unknown) => void;
}) {
  const t = useTranslations('admin.tables');
  const [status, setStatus] = useState<TableStatus>('running');
  return (
    <section aria-labelledby="admin-tables">
      <h2 id="admin-tables">{t('title')}</h2>
      <div className={styles.row}>
        {statuses.map((each) => (
          <Button
            key={each}
            aria-pressed={each === status}
            look={each === status ? 'primary' : 'plain'}
            onClick={() => setStatus(each)}
          >
            {t(`status.${each}`, { count: server.stored[each] })}
          </Button>
        ))}
      </div>
      <TableList key={status} status={status} onChange={onChange} onFailure={onFailure} />
    </section>
  );
}

function TableList({
  status,
  onChange,
  onFailure,
}: {
  status: TableStatus;
  onChange: () => void;
  onFailure: (error: unknown) => void;
}) {
  const t = useTranslations('admin');
  const { items, total, more, reload } = useList<AdminTable>(`/tables?status=${status}`, onFailure);
  const [going, setGoing] = useState<string | null>(null);
  const [seat, setSeat] = useState<Seat | null>(null);
  return (
    <>
      {items.length === 0 && <p className={styles.soft}>{t('tables.none')}</p>}
      <ul className={styles.list}>
        {items.map((table) => (
          <TableItem key={table.id} table={table} onGo={() => setGoing(table.id)} onSeat={setSeat} />
        ))}
      </ul>
      {items.length < total && items.length > 0 && <Button onClick={more}>{t('more')}</Button>}
      {going !== null && (
        <Going
          table={going}
          isRunning={status === 'running'}
          onClose={() => setGoing(null)}
          onGone={() => {
            setGoing(null);
            reload();
            onChange();
          }}
        />
      )}
      {seat !== null && <SeatLink {...seat} onClose={() => setSeat(null)} />}
    </>
  );
}

function TableItem({ table, onGo, onSeat }: { table: AdminTable; onGo: () => void; onSeat: (seat: Seat) => void }) {
  const t = useTranslations('admin.tables');
  const gameName = useGameName();
  const { size, when } = useWords();
  const { id, logged, game, status, seats, watchers, activeAt, moves, bytes } = table;
  const act = status === 'running' ? 'end' : 'remove';
  return (
    <li>
      <h3>
        {gameName(game)} <code>{id}</code>
      </h3>
      <p className={styles.soft}>
        {t('active', { when: when(activeAt) })} · {t('facts', { moves, size: size(bytes) })}
        {watchers > 0 && ` · ${t('watchers', { count: watchers })}`}
        {logged !== id && ` · ${t('logged', { name: logged })}`}
      </p>
      <ul className={styles.seats}>
        {seats.map(({ seat, state, name, bot, present, standIn }) =>
          name === null ? null : (
            <li key={seat}>
              <span>
                {name} ({bot !== null ? t('bot') : t(present ? 'here' : 'away')})
              </span>
              {state === 'taken' && bot === null && standIn !== 'removed' && (
                <Button
                  look="quiet"
                  aria-label={t('linkFor', { name, table: id })}
                  onClick={() => onSeat({ table: id, seat, name })}
                >
                  {t('link')}
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
      <Button look="danger" aria-label={t(`${act}Of`, { table: id })} onClick={onGo}>
        {t(act)}
      </Button>
    </li>
  );
}

/** Asks for confirmation before deleting a table. */
function Going({
  table,
  isRunning,
  onGone,
  onClose,
}: {
  table: string;
  isRunning: boolean;
  onGone: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('admin');
  const reason = useReason();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const act = isRunning ? 'end' : 'remove';

  async function go() {
    setBusy(true);
    try {
      await (isRunning ? ask('POST', `/tables/${table}/end`) : ask('DELETE', `/tables/${table}`));
      announce(t('tables.done'));
      onGone();
    } catch (error) {
      setProblem(reason(error));
      announce(reason(error), true);
      setBusy(false);
    }
  }

  return (
    <Confirm
      title={t(`tables.${act}`)}
      text={t('tables.confirm', { table })}
      act={t(`tables.${act}`)}
      stay={t('cancel')}
      busy={busy}
      problem={problem}
      onAct={() => void go()}
      onClose={onClose}
    />
  );
}

/** Creates a link to a lost seat, after a warning that the table is notified. */
function SeatLink({ table, seat, name, onClose }: Seat & { onClose: () => void }) {
  const t = useTranslations('admin.tables');
  const reason = useReason();
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function make() {
    try {
      const made = await ask<AdminSeatTransfer>('POST', `/tables/${table}/seats/${seat}/link`);
      setLink(seatTransferLink(made.token, made.name));
    } catch (error) {
      setProblem(reason(error));
      announce(reason(error), true);
    }
  }

  return (
    <Dialog title={t('linkTitle', { name })} onClose={onClose}>
      <p>{t('linkText', { name })}</p>
      <Problem text={problem} />
      {link === null ? (
        <Button look="primary" onClick={() => void make()}>
          {t('linkMake')}
        </Button>
      ) : (
        <Field label={t('linkField')} value={link} readOnly onFocus={(event) => event.target.select()} />
      )}
    </Dialog>
  );
}

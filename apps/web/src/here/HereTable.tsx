import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConnectionContext } from '../connection/current.ts';
import { localConnection, type HostOf, type LocalConnection } from '../local/connection.ts';
import type { KeptMatch } from '../local/match.ts';
import { localView } from '../local/session.ts';
import { openTable, watchTable } from '../table/pace/table.ts';
import { usePlay } from '../table/play/context.ts';
import { HouseContext, type House } from '../table/play/house.ts';
import { Notice } from '../table/play/Notice.tsx';
import PlayPage from '../table/play/PlayPage.tsx';
import { TableContext, useTable } from '../table/session.ts';
import { Button } from '../ui/Button.tsx';
import { Curtain } from './Curtain.tsx';
import styles from './Here.module.css';
import { HereMenu } from './HereMenu.tsx';
import { keepHere, type MatchHere } from './kept.ts';

interface HereTableProps {
  game: string;
  match: MatchHere;
  /** The same people play again. */
  onAgain: () => void;
  /** The match is thrown away. */
  onAway: () => void;
  /** Where the match runs; beside the page by default. */
  hostOf?: HostOf;
}

/**
 * A match on this device, as at a table. Where several people play it, each looks at their own seat after the other, and between two of
 * them a curtain is down: what a seat may see is on the page only while somebody looks who has said that it is theirs.
 */
export function HereTable({ game, match, onAgain, onAway, hostOf }: HereTableProps) {
  const { people } = match;
  const alone = people.length === 1;
  /** Whose move it is, of those who play here; null when the match is over. */
  const [asked, setAsked] = useState<readonly number[] | null>([]);
  const [lost, setLost] = useState(false);
  const [looking, look] = useState<number | null>(alone ? 0 : null);
  const [{ local, id }] = useState(() => {
    const id = `here-${match.seed.slice(0, 8)}`;
    const { bots, options, seed, match: kept } = match;
    const view = { ...localView(game, people, bots, options), id, hints: true, you: looking };
    const deal = { seats: people.length + bots.length, options, seed };
    const keep = (now: KeptMatch | null) => {
      keepHere(game, { ...match, match: now });
      if (now === null) setLost(true);
    };
    return { id, local: localConnection({ view, deal, script: [], ...(kept && { kept }) }, keep, hostOf, setAsked) };
  });
  useEffect(() => local.open(), [local]);

  const next = asked?.[0];
  const pass = useCallback(() => look(null), []);
  const house = useMemo<House>(
    () => ({
      menu: <HereMenu onAway={onAway} />,
      next: <Next onAgain={onAgain} onAway={onAway} />,
      notice: (
        <>
          {lost && <Lost />}
          {!alone && next !== undefined && <PassOn name={people[next] ?? ''} onPass={pass} />}
        </>
      ),
      tabs: ['log', 'scores'],
    }),
    [onAway, onAgain, lost, alone, next, people, pass],
  );

  // What is over has no secrets.
  const seat = looking ?? (asked === null ? 0 : null);
  if (seat === null)
    return <Curtain game={game} name={next === undefined ? undefined : people[next]} onLook={() => look(next ?? null)} />;
  return (
    <ConnectionContext value={local.connection}>
      <HouseContext value={house}>
        <Place key={seat} local={local} id={id} seat={seat} />
      </HouseContext>
    </ConnectionContext>
  );
}

/** The table from one seat, for as long as somebody looks. */
function Place({ local, id, seat }: { local: LocalConnection; id: string; seat: number }) {
  const [table] = useState(() => openTable(local.connection, id));
  useEffect(() => {
    local.look(seat);
    const leave = watchTable(table);
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

/** For who has played: whom to give the device. Until then there is time to look, and to take a move back. */
function PassOn({ name, onPass }: { name: string; onPass: () => void }) {
  const t = useTranslations('here');
  const { asked, view } = usePlay();
  const current = useTable((s) => s.playing === null);
  if (asked || !current || view.status !== 'running') return null;
  return (
    <Notice>
      <span>{t('next', { name })}</span>
      <Button look="primary" onClick={onPass}>
        {t('pass', { name })}
      </Button>
    </Notice>
  );
}

function Lost() {
  const t = useTranslations('here');
  return <Notice>{t('lost')}</Notice>;
}

/** What comes after the match. */
function Next({ onAgain, onAway }: { onAgain: () => void; onAway: () => void }) {
  const t = useTranslations('here');
  return (
    <p className={styles.next}>
      <Button look="primary" size="big" onClick={onAgain}>
        {t('again')}
      </Button>
      <Button onClick={onAway}>{t('change')}</Button>
    </p>
  );
}

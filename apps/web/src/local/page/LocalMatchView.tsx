import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConnectionContext } from '../../connection/current.ts';
import { localConnection, type HostOf } from '../client/connection.ts';
import type { KeptMatch } from '../host/match.ts';
import { localView } from '../client/session.ts';
import { HouseContext, type House } from '../../table/play/house.ts';
import { Notice } from '../../table/play/Notice.tsx';
import { Button } from '../../ui/Button.tsx';
import { Curtain } from './Curtain.tsx';
import styles from './Local.module.css';
import { LocalMenu } from './LocalMenu.tsx';
import { PassOn, Place } from './Place.tsx';
import { saveMatch, type SavedMatch } from './saved.ts';

interface LocalMatchViewProps {
  game: string;
  match: SavedMatch;
  /** Starts a rematch. */
  onAgain: () => void;
  /** Discards the match. */
  onAway: () => void;
  /** Starts the host of the match; in a worker by default. */
  hostOf?: HostOf;
}

/**
 * A match on this device. Several people take turns to look at it, each from their own seat, with a
 * curtain in between. A seat's view is on the page only after its player has lifted the curtain.
 */
export function LocalMatchView({ game, match, onAgain, onAway, hostOf }: LocalMatchViewProps) {
  const t = useTranslations('here');
  const { people } = match;
  const alone = people.length === 1;
  /** The people who have to move; null when the match is over. */
  const [asked, setAsked] = useState<readonly number[] | null>([]);
  const [lost, setLost] = useState(false);
  const [looking, look] = useState<number | null>(alone ? 0 : null);
  const [{ local, id }] = useState(() => {
    const id = `here-${match.seed.slice(0, 8)}`;
    const { bots, options, seed, match: kept } = match;
    const view = { ...localView(game, people, bots, options), id, hints: true, you: looking };
    const deal = { seats: people.length + bots.length, options, seed };
    let latest = kept;
    const keep = (now: KeptMatch | null) => {
      latest = now;
      saveMatch(game, { ...match, match: now, over: false });
      if (now === null) setLost(true);
    };
    const ask = (people: readonly number[] | null) => {
      if (people === null) saveMatch(game, { ...match, match: latest, over: true });
      setAsked(people);
    };
    return { id, local: localConnection({ view, deal, script: [], ...(kept && { kept }) }, keep, hostOf, ask) };
  });
  useEffect(() => local.open(), [local]);

  const next = asked?.[0];
  const pass = useCallback(() => look(null), []);
  const house = useMemo<House>(
    () => ({
      menu: <LocalMenu onAway={onAway} />,
      next: <Next onAgain={onAgain} onAway={onAway} />,
      notice: (
        <>
          {lost && <Lost />}
          {!alone && next !== undefined && (
            <PassOn name={people[next] ?? ''} label={t('pass', { name: people[next] ?? '' })} onPass={pass} />
          )}
        </>
      ),
      shared: !alone,
      tabs: ['log', 'scores'],
    }),
    [onAway, onAgain, lost, alone, next, people, pass, t],
  );

  // A finished match has no secrets.
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

function Lost() {
  const t = useTranslations('here');
  return (
    <Notice kind="problem">
      <span>{t('lost')}</span>
    </Notice>
  );
}

/** Buttons after the match. */
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

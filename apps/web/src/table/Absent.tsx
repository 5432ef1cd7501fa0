import { isActive } from '@sobremesa/games/kit';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { onTick } from '../timeControl/left.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { useMatch } from './play/context.ts';
import { Notice } from './play/Notice.tsx';
import { useSession } from './session.ts';

/**
 * The absent players for whom a live match waits. In correspondence matches they still have their
 * time, and a pause waits for nobody.
 */
export function Absent({ onStandIn }: { onStandIn: (seat: number) => void }) {
  const absent = useMatch(({ view, ctx }) =>
    (view.pace.kind === 'days' || view.paused ? [] : view.seats).filter(
      ({ seat, state, present, standIn }) =>
        state === 'taken' && !present && !standIn && seat !== view.you && isActive(ctx, String(seat)),
    ),
  );
  return absent.map(({ seat, name }) => <AwayPlayer key={seat} seat={seat} name={name ?? ''} onStandIn={onStandIn} />);
}

interface AwayPlayerProps {
  seat: number;
  name: string;
  onStandIn: (seat: number) => void;
}

/** Shows from when a bot may play for an absent player, and offers it then. */
function AwayPlayer({ seat, name, onStandIn }: AwayPlayerProps) {
  const t = useTranslations('table.play');
  const from = useMatch(({ view }) => view.standInFrom?.[seat] ?? null);
  const seconds = useSecondsUntil(from);
  const isWaiting = seconds > 0;
  const hasWaited = useRef(false);
  useEffect(() => {
    if (!isWaiting && hasWaited.current) announce(t('standInNow', { name }));
    hasWaited.current = isWaiting;
  }, [isWaiting, name, t]);
  return (
    <Notice kind="absent">
      <span>{t('waitsForAbsent', { name })}</span>
      <Button disabled={isWaiting} onClick={() => onStandIn(seat)}>
        {isWaiting ? t('standInSoon', { seconds }) : t('standIn')}
      </Button>
    </Notice>
  );
}

/** Whole seconds until a time of the server's clock; 0 once it has passed, and for null. */
function useSecondsUntil(at: number | null): number {
  const session = useSession();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return undefined;
    const look = () => setNow(Date.now());
    look();
    return onTick(look);
  }, [at]);
  return at === null ? 0 : Math.max(0, Math.ceil((session.localTime(at) - now) / 1000));
}

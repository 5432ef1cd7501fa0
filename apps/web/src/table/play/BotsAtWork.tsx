import { isActive } from '@sobremesa/games/kit';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../../i18n/formatter.ts';
import { isPlayedByServer } from '../../bots/seats.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { useOpenTable, useTable } from '../session.ts';
import styles from './BotsAtWork.module.css';
import { useMatch } from './context.ts';

interface AtWork {
  /** play: their moves are being played back. think: nobody else is asked. */
  doing: 'play' | 'think';
  /** What they do, in a sentence. */
  sentence: string;
}

/** What the server's players are doing; null while people are asked. */
export function useBotsAtWork(): AtWork | null {
  const t = useTranslations('table.bots');
  const format = useFormatter();
  const playing = useTable((s) => s.playing);
  const replayed = useTable((s) => s.replay !== null);
  const seats = useMatch(({ view, ctx }) => {
    const busy = view.seats.filter(({ seat }) => (playing === null ? isActive(ctx, String(seat)) : seat === playing));
    return view.status === 'running' && !replayed && busy.every(isPlayedByServer) ? busy : [];
  });
  if (seats.length === 0) return null;
  const doing = playing === null ? 'think' : 'play';
  const forSomebody = seats.some(({ standIn }) => standIn !== null);
  const names = format.list(seats.map(({ name }) => name ?? ''));
  return { doing, sentence: t(forSomebody ? `${doing}For` : doing, { names, count: seats.length }) };
}

/** So long they think before it is said to those who listen. */
const QUIET_MS = 800;

/** The dots of somebody who thinks; said once. */
export function Thinking({ sentence }: { sentence: string }) {
  const said = useRef('');
  useEffect(() => {
    if (said.current === sentence) return undefined;
    const timer = setTimeout(() => {
      said.current = sentence;
      announce(sentence);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** Shows the newest state at once; by Escape, too. */
export function CatchUp() {
  const t = useTranslations('table.bots');
  const table = useOpenTable();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) table.catchUp();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);
  return (
    <Button className={styles.catchUp} title={t('catchUpKey')} onClick={() => table.catchUp()}>
      <TableIcon name="forward" />
      {t('catchUp')}
    </Button>
  );
}

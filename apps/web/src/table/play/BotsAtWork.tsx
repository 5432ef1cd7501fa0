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
  /** play: the page plays back their moves. think: the match waits only for them. */
  doing: 'play' | 'think';
  /** Their activity, in a sentence. */
  sentence: string;
}

/** The activity of the seats that the server plays; null while the match waits for a person. */
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
  const values = { names, count: seats.length };
  return { doing, sentence: forSomebody ? t(`${doing}For`, values) : t(doing, values) };
}

/** Milliseconds of thinking before the page announces it to screen readers. */
const QUIET_MS = 800;

/** Animated dots for a thinking bot, announced once. */
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

/** A button that shows the newest state at once; Escape does the same. */
export function CatchUp() {
  const t = useTranslations('table.bots');
  const table = useOpenTable();
  const isSeated = useMatch(({ mine }) => mine !== undefined);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) table.catchUp();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);
  return (
    <Button
      look="quiet"
      square
      tip
      aria-label={t('catchUp', { you: isSeated ? 'yes' : 'no' })}
      aria-keyshortcuts="Escape"
      className={styles.catchUp}
      onClick={() => table.catchUp()}
    >
      <TableIcon name="forward" />
    </Button>
  );
}

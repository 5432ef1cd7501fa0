import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../play/Notice.tsx';
import { useOpenTable, useTable } from '../session.ts';
import { TableIcon } from '../../ui/TableIcon.tsx';
import styles from './Replay.module.css';
import { recapTexts } from './texts.ts';

/**
 * The controls of a replay: move by move or by itself, with the arrow keys, too. Escape shows the
 * newest state.
 */
export default function Replay() {
  return (
    <MoreTexts part="recap" texts={recapTexts}>
      <Controls />
    </MoreTexts>
  );
}

function Controls() {
  const t = useTranslations('recap');
  const table = useOpenTable();
  const replay = useTable((s) => s.replay);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog before it returns the focus first.
    const frame = requestAnimationFrame(() => first.current?.focus({ preventScroll: true }));
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) table.catchUp();
    };
    addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKey);
      // The focused control is gone, so the focus moves to the title.
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    };
  }, [table]);
  if (replay === null) return null;
  const { at, runs } = replay;
  const of = replay.moves.length - 1;

  function onArrow(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    table.turn(by);
  }

  return (
    <Notice kind="replay" className={styles.notice}>
      {/* The keys belong to the buttons inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset aria-label={t('controls')} className={styles.bar} onKeyDown={onArrow}>
        <Button look="quiet" square tip aria-label={t('back')} busy={at === 0} onClick={() => table.turn(-1)}>
          <Icon name="back" />
        </Button>
        <Button ref={first} className={styles.go} onClick={() => table.run(!runs)}>
          {runs ? t('pause') : t('play')}
        </Button>
        <Button look="quiet" square tip aria-label={t('next')} className={styles.next} onClick={() => table.turn(1)}>
          <Icon name="back" />
        </Button>
        <output className={styles.place}>{t('place', { at, of: String(of) })}</output>
        <Button look="quiet" square tip aria-label={t('toNow')} aria-keyshortcuts="Escape" onClick={() => table.catchUp()}>
          <TableIcon name="forward" />
        </Button>
      </fieldset>
    </Notice>
  );
}

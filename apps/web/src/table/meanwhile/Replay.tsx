import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useShown, useTable } from '../session.ts';
import { TableIcon } from '../../ui/TableIcon.tsx';
import styles from './Replay.module.css';
import { meanwhileTexts } from './texts.ts';

/** Leads through what is shown again: move by move, or by itself; by the arrow keys, too, and by Escape back to now. */
export default function Replay() {
  return (
    <MoreTexts part="meanwhile" texts={meanwhileTexts}>
      <Controls />
    </MoreTexts>
  );
}

function Controls() {
  const t = useTranslations('meanwhile');
  const shown = useShown();
  const replay = useTable((s) => s.replay);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The dialog that led here gives the focus back first.
    const frame = requestAnimationFrame(() => first.current?.focus({ preventScroll: true }));
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) shown.catchUp();
    };
    addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKey);
      // What had the focus goes; the page has it at its beginning.
      document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
    };
  }, [shown]);
  if (replay === null) return null;
  const { at, of, goes } = replay;

  function onArrow(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    shown.turn(by);
  }

  return (
    // The keys are those of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset aria-label={t('controls')} className={styles.bar} onKeyDown={onArrow}>
      <Button look="quiet" square aria-label={t('back')} title={t('back')} busy={at === 0} onClick={() => shown.turn(-1)}>
        <Icon name="back" />
      </Button>
      <Button ref={first} className={styles.go} onClick={() => shown.go(!goes)}>
        {goes ? t('pause') : t('play')}
      </Button>
      <Button look="quiet" square aria-label={t('next')} title={t('next')} className={styles.next} onClick={() => shown.turn(1)}>
        <Icon name="back" />
      </Button>
      <output className={styles.place}>{t('place', { at, of: String(of) })}</output>
      <Button className={styles.now} title={t('toNowKey')} onClick={() => shown.catchUp()}>
        <TableIcon name="forward" />
        {t('toNow')}
      </Button>
    </fieldset>
  );
}

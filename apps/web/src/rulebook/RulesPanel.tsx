import { use, useEffect, useRef, useState, type PointerEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { loadRulebook } from '../games/load.ts';
import { useGameName } from '../lobby/names.ts';
import { Button } from '../ui/Button.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import { Reader } from './Reader.tsx';
import styles from './RulesPanel.module.css';

/** A longer movement than this, in pixels, is a drag and not a press. */
const PULL = 24;

/**
 * The rules beside the board on a desktop. On a phone, a sheet over its lower half that can be
 * dragged up.
 */
export default function RulesPanel({ game, at, onClose }: { game: string; at: { topic: string } | null; onClose: () => void }) {
  const t = useTranslations('table.rules');
  const gameName = useGameName();
  const { rulebook, texts } = use(loadRulebook(game, useLocale()));
  const [drawnUp, setDrawnUp] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const held = useRef<number | null>(null);

  useEffect(() => {
    if (at === null) heading.current?.focus({ preventScroll: true });
  }, [at]);

  function pull({ clientY }: PointerEvent) {
    const from = held.current;
    held.current = null;
    if (from === null || Math.abs(clientY - from) < PULL) return;
    if (clientY > from && !drawnUp) onClose();
    else setDrawnUp(clientY < from);
  }

  return (
    // Escape closes it from anywhere inside, like the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      aria-labelledby="rules-title"
      className={classes(styles.panel, drawnUp && styles.up)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <header
        className={styles.header}
        onPointerDown={(event) => (held.current = event.clientY)}
        onPointerUp={pull}
        onPointerCancel={() => (held.current = null)}
      >
        <h2 ref={heading} id="rules-title" tabIndex={-1}>
          {t('title', { game: gameName(game) })}
        </h2>
        <Button
          look="quiet"
          square
          className={styles.draw}
          aria-label={t(drawnUp ? 'smaller' : 'larger')}
          aria-expanded={drawnUp}
          onClick={() => setDrawnUp(!drawnUp)}
        >
          <Icon name="down" />
        </Button>
        <Button look="quiet" square aria-label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </header>
      <div className={styles.content}>
        <Reader game={game} rulebook={rulebook} texts={texts} level={3} at={at} />
      </div>
    </aside>
  );
}

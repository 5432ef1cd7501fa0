import type { Advice } from '@sobremesa/bots/advice';
import type { LegalMove } from '@sobremesa/games/kit';
import { use, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocale, useTranslations } from 'use-intl';
import type { Hinting as Loaded } from '../../games/load.ts';
import { loadHinting } from '../../games/load.ts';
import { GameTextProvider, useGameText } from '../../i18n/gameText.tsx';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { usePlay } from '../play/context.ts';
import { giveHints } from './given.ts';
import styles from './Hints.module.css';
import { Marks, type Marked } from './Marks.tsx';
import { useAdvice } from './useAdvice.ts';
import { usePlace } from './usePlace.ts';

export interface HintsProps {
  /** Called when a move should be selected on the board. */
  onPrepare: (move: LegalMove) => void;
}

/**
 * A button that shows up to three good moves with the reasons for them, and marks each on the
 * board.
 */
export default function Hints({ onPrepare }: HintsProps) {
  const { view, match, players } = usePlay();
  const hinting = use(loadHinting(view.game, useLocale()));
  return (
    <GameTextProvider messages={hinting.messages} players={players} playerID={match.playerID}>
      <HintsOf hinting={hinting} onPrepare={onPrepare} />
    </GameTextProvider>
  );
}

function HintsOf({ hinting: { ui }, onPrepare }: HintsProps & { hinting: Loaded }) {
  const t = useTranslations('table.hints');
  const text = useGameText();
  const { view, match } = usePlay();
  const [open, setOpen] = useState(false);
  /** The chosen hint, by its index in the list. */
  const [taken, setTaken] = useState<{ version: number; place: number } | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const advice = useAdvice(ui, open || taken?.version === match.version);
  const panel = useRef<HTMLElement>(null);
  const id = useId();

  const show = () => {
    setTaken(null);
    setOpen(true);
    announce(t('thinking'));
  };
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  useHintsKey(() => (open ? close() : show()));

  const tell = useEffectEvent((found: readonly Advice[]) => {
    const said = found.map(({ what }, place) => `${place + 1}. ${text.sentence(what)}`);
    announce(found.length === 0 ? t('none') : t('found', { count: found.length, moves: said.join(' ') }));
  });
  useEffect(() => {
    if (!open || advice === null) return;
    giveHints(view.id, match.version, advice);
    tell(advice);
  }, [open, advice, view.id, match.version]);

  const shown = taken?.version === match.version ? taken.place : null;
  const marked = useMemo(
    () => markedOf(ui, match.state.G, match.playerID ?? '', advice ?? [], shown),
    [ui, match.state.G, match.playerID, advice, shown],
  );

  /** The reasons, and how the hint compares with the others. */
  function reasons({ why, promisesLessThan, sharesWith, sharesAll }: Advice): string {
    const said = why.map((reason) => text.sentence(reason));
    if (promisesLessThan !== null) said.push(t('later', { number: String(promisesLessThan + 1) }));
    if (sharesWith !== null)
      said.push(t(sharesAll ? 'shared' : 'sharedPartly', { number: String(sharesWith + 1), count: why.length }));
    return said.join(' ');
  }

  const pieces = useMemo(() => marked.map(({ piece }) => piece), [marked]);
  usePlace(panel, match.playerID, pieces, open);

  function prepare(move: Advice, place: number) {
    setOpen(false);
    setTaken({ version: match.version, place });
    onPrepare({ move: move.move, args: move.args });
    announce(t('prepared', { number: String(place + 1) }));
    const playerID = match.playerID ?? '';
    goTo(ui.pieces(match.state.G, playerID, move), ui.press(match.state.G, playerID, move));
  }

  return (
    <>
      <Button
        ref={button}
        look="quiet"
        square
        tip
        aria-label={t('button')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-keyshortcuts="H"
        onClick={open ? close : show}
      >
        <TableIcon name="hint" />
      </Button>
      {open && (
        // Escape closes it from anywhere inside, like the close button.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section
          ref={panel}
          id={id}
          className={styles.panel}
          aria-label={t('title')}
          aria-busy={advice === null}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close();
          }}
        >
          <header className={styles.header}>
            <h2>{t('title')}</h2>
            <Button look="quiet" square aria-label={t('close')} onClick={close}>
              <Icon name="close" />
            </Button>
          </header>
          {advice === null && <p className={styles.thinking}>{t('thinking')}</p>}
          {advice?.length === 0 && <p>{t('none')}</p>}
          <ol className={styles.list}>
            {(advice ?? []).map((one, place) => (
              <li key={JSON.stringify(one.what)}>
                <button type="button" className={styles.hint} onClick={() => prepare(one, place)}>
                  <span className={styles.number}>{place + 1}</span>
                  <span>
                    <strong>{text.sentence(one.what)}</strong> {reasons(one)}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      )}
      {(open || shown !== null) && createPortal(<Marks marked={marked} />, document.body)}
    </>
  );
}

/** The pieces of all hints, and for the chosen one also the button that makes the move. */
function markedOf(
  { pieces, press }: Loaded['ui'],
  G: unknown,
  playerID: string,
  advice: readonly Advice[],
  taken: number | null,
): Marked[] {
  return advice.flatMap((move, place) => {
    if (taken !== null && taken !== place) return [];
    const last = taken === place ? [press(G, playerID, move)] : [];
    return [...pieces(G, playerID, move), ...last].map((piece) => ({ number: place + 1, piece }));
  });
}

/**
 * Once the board has selected the move, scrolls its first piece into view, and puts the focus on
 * the button that makes the move.
 */
function goTo(pieces: readonly string[], press: string): void {
  requestAnimationFrame(() => {
    const board = document.querySelector('[data-board]');
    const places = pieces.flatMap((piece) => [...(board?.querySelectorAll<HTMLElement>(piece) ?? [])]);
    const piece = places.find((place) => place.getClientRects().length > 0);
    piece?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const button = board?.querySelector<HTMLElement>(press) ?? board?.querySelector<HTMLElement>('[data-tray] button');
    button?.focus({ preventScroll: piece !== undefined });
  });
}

/** Listens for H, pressed anywhere on the board. */
function useHintsKey(toggle: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, altKey, ctrlKey, metaKey } = event;
    if (key.toLowerCase() !== 'h' || altKey || ctrlKey || metaKey || !(target instanceof Element)) return;
    if (target.closest('[data-board]') === null || target.closest('dialog, input') !== null) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}

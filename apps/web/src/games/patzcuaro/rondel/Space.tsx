import { spaceAt, standingAt } from '@sobremesa/games/patzcuaro';
import { memo, useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { CardArt } from '../art/CardArt.tsx';
import { SeatToken } from '../../../ui/SeatToken.tsx';
import type { RovingItem } from '../../../ui/roving.ts';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import { rowAt } from '../words.ts';
import { Actions } from './Actions.tsx';
import { Steps } from './Steps.tsx';
import css from './Space.module.css';

/**
 * A space of the rondel: its actions, its pile, and the tokens on it. A press opens it in the tray.
 *
 * @param steps the distance, when the reader can move here now
 * @param playable whether they could use it then
 */
export const Space = memo(function Space({
  position,
  steps,
  playable,
  roving,
  onPile,
}: {
  position: number;
  steps: number | undefined;
  playable: boolean;
  roving: RovingItem;
  onPile: (position: number) => void;
}) {
  const words = useTableWords();
  const now = useTableNow();
  const { space, size, looked } = useTable(({ G, selection }) => ({
    space: spaceAt(G, position),
    size: G.route.length,
    looked: selection.space === position,
  }));
  const here = useTable(({ G }) => standingAt(G, position));
  const { id, actions, pile } = space;
  const top = pile.at(-1);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (looked) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [looked]);
  const row = rowAt(position, size);
  const name = words.spaceIn(row, id);
  const canGo = steps && words.t(playable ? 'board.canGo' : 'board.canGoUnplayable', { steps });
  const label = words.t('board.spaceLabel', {
    space: name,
    actions: words.actions(actions),
    pile: top === undefined ? '' : words.t('board.pileState', { count: pile.length, card: words.term(top) }),
    tokens: here.length === 0 ? '' : words.t('board.tokens', { players: words.list(here.map(words.name)) }),
    state: canGo ?? '',
  });

  return (
    <div
      ref={box}
      className={classes(css.space, steps !== undefined && css.goal, playable && css.playable, looked && css.looked)}
      data-row={row}
      data-goal={steps}
      data-end={position === 0 || position === size / 2 ? 'first' : undefined}
      data-last={position === size / 2 - 1 || position === size - 1 ? '' : undefined}
      data-spot={`space-${position}`}
    >
      <button
        type="button"
        className={css.button}
        aria-label={label.replaceAll(/\s+/g, ' ').trim()}
        aria-pressed={looked}
        data-about={`terms.${id}`}
        {...roving}
        onClick={() => (looked ? now().clear() : now().select({ space: position }))}
      />
      <span className={css.actions}>
        <Actions actions={actions} />
        <span className={css.tokens}>
          {here.map((id) => (
            <span key={id} data-token={id} className={css.token}>
              <SeatToken seat={Number(id)} name={words.name(id)} size="var(--token)" />
            </span>
          ))}
        </span>
      </span>
      {top !== undefined && (
        <button
          type="button"
          className={css.pile}
          aria-label={words.t('board.pile', { space: name, count: pile.length })}
          tabIndex={roving.tabIndex}
          data-about={`terms.${top}`}
          onClick={() => onPile(position)}
          data-depth={Math.min(pile.length, 3)}
        >
          <span className={css.top} data-spot={`pile-${position}`}>
            <CardArt id={top} />
          </span>
          {pile.length > 1 && <span className={css.count}>×{pile.length}</span>}
        </button>
      )}
      {steps !== undefined && <Steps count={steps} usable={playable} className={css.steps} />}
    </div>
  );
});

import { spaceAt, standingAt, tileIndexAt, type Destination } from '@sobremesa/games/patzcuaro';
import { useEffect, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { CardArt } from '../art/CardArt.tsx';
import { SeatToken } from '../../../ui/SeatToken.tsx';
import type { Roving } from '../../../ui/roving.ts';
import { useTable } from '../table.tsx';
import { Actions } from './Actions.tsx';
import { Steps } from './Steps.tsx';
import css from './Space.module.css';

/** A space of the rondel: what it has one do, its pile, and who stands there. Touched, it is looked at in the tray. */
export function Space({
  position,
  goal,
  roving,
  onPile,
}: {
  position: number;
  /** Set when the reader can move here now. */
  goal: Destination | undefined;
  roving: ReturnType<Roving['item']>;
  onPile: () => void;
}) {
  const table = useTable();
  const { G, words, selection } = table;
  const { actions, pile } = spaceAt(G, position);
  const top = pile.at(-1);
  const box = useRef<HTMLDivElement>(null);
  const looked = selection.space === position;
  useEffect(() => {
    if (looked) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [looked]);
  const here = standingAt(G, position);
  const row = position === tileIndexAt(position, G.route.length) ? 'top' : 'bottom';
  const playable = goal?.act === null;
  const canGo = goal && words.t(playable ? 'board.canGo' : 'board.canGoUnplayable', { steps: goal.steps });
  const label = words.t('board.spaceLabel', {
    space: words.space(G, position),
    actions: words.actions(actions),
    pile: top === undefined ? '' : words.t('board.pileState', { count: pile.length, card: words.term(top) }),
    tokens: here.length === 0 ? '' : words.t('board.tokens', { players: words.list(here.map(words.name)) }),
    state: canGo ?? '',
  });

  return (
    <div
      ref={box}
      className={classes(css.space, goal && css.goal, playable && css.playable, looked && css.looked)}
      data-row={row}
      data-goal={goal?.steps}
      data-end={position === 0 || position === G.route.length / 2 ? 'first' : undefined}
      data-last={position === G.route.length / 2 - 1 || position === G.route.length - 1 ? '' : undefined}
      data-spot={`space-${position}`}
    >
      <button
        type="button"
        className={css.button}
        aria-label={label.replaceAll(/\s+/g, ' ').trim()}
        aria-pressed={looked}
        {...roving}
        onClick={() => (looked ? table.clear() : table.select({ space: position }))}
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
          aria-label={words.t('board.pile', { space: words.space(G, position), count: pile.length })}
          tabIndex={roving.tabIndex}
          onClick={onPile}
          data-depth={Math.min(pile.length, 3)}
        >
          <span className={css.top} data-spot={`pile-${position}`}>
            <CardArt id={top} />
          </span>
          {pile.length > 1 && <span className={css.count}>×{pile.length}</span>}
        </button>
      )}
      {goal !== undefined && <Steps count={goal.steps} usable={playable} className={css.steps} />}
    </div>
  );
}

import type { PlayerID } from '@sobremesa/games/kit';
import { LEVEL_SIZES, levelBlocker, playerOf, type Level } from '@sobremesa/games/patzcuaro';
import { memo } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { SignIcon } from '../art/actions.tsx';
import { levelsToPlaceOn, place } from '../tray/useCards.ts';
import { useTable, useTableWords } from '../table.tsx';
import { Altar } from './Altar.tsx';
import css from './OwnAltar.module.css';
import { totalOf } from './totals.ts';

/**
 * The reader's own altar with its points. While a placement is due, the next places can be chosen.
 */
export const OwnAltar = memo(function OwnAltar({
  player,
  placing,
  onOpen,
}: {
  player: PlayerID;
  placing: boolean;
  onOpen: (player: PlayerID) => void;
}) {
  const words = useTableWords();
  const points = useTable(({ G, ctx }) => totalOf(G, ctx, player));
  return (
    <div className={css.own} data-piece="my-altar">
      <Button
        look="quiet"
        className={css.title}
        data-about="level-points"
        aria-label={words.t('board.myAltarPoints', { points })}
        onClick={() => onOpen(player)}
      >
        <SignIcon sign="altar" size={22} />
        <strong>{points}</strong>
      </Button>
      {placing ? <OpenAltar player={player} /> : <Altar player={player} />}
    </div>
  );
});

/** The altar while a placement is due. */
function OpenAltar({ player }: { player: PlayerID }) {
  const table = useTable();
  const { G, words, selection, select, refuse } = table;
  const { altar } = playerOf(G, player);
  const open = levelsToPlaceOn(table);

  function choose(level: Level) {
    const blocker = levelBlocker(altar, level);
    if (blocker !== null) refuse(words.reason(blocker));
    else if (selection.card === null) select({ level: selection.level === level ? null : level });
    else place(table, selection.card, level);
  }

  /** The next free place of each level is a button; other places are not. */
  function slot(level: Level, at: number) {
    const next = altar[level - 1]?.length;
    if (at !== next || next === LEVEL_SIZES[level - 1]) return undefined;
    return (
      <button
        type="button"
        className={classes(css.slot, open.includes(level) && css.open, selection.level === level && css.chosen)}
        aria-label={words.t('board.placeOn', { level })}
        aria-pressed={selection.level === level}
        data-level={level}
        data-about="levels"
        data-piece={`place-${level}`}
        onClick={() => choose(level)}
      >
        <small>{words.t('board.levelShort')}</small>
        {level}
      </button>
    );
  }

  return <Altar player={player} slot={slot} />;
}

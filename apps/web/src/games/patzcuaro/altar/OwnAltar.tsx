import { LEVEL_SIZES, levelBlocker, playerOf, type Level } from '@sobremesa/games/patzcuaro';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { SignIcon } from '../art/actions.tsx';
import { levelsToPlaceOn, place } from '../tray/useCards.ts';
import { useTable } from '../table.tsx';
import { Altar } from './Altar.tsx';
import css from './OwnAltar.module.css';
import { totalOf } from './totals.ts';

/** The reader's own altar with its points. While a card is to be placed, its next places can be chosen. */
export function OwnAltar({ onOpen }: { onOpen: () => void }) {
  const table = useTable();
  const { G, ctx, words, selection, select, legal, refuse } = table;
  const playerID = table.playerID ?? '0';
  const { altar } = playerOf(G, playerID);
  const open = levelsToPlaceOn(table);
  const points = totalOf(G, ctx, playerID);
  const placing = legal.some(({ move }) => move === 'place');

  function choose(level: Level) {
    const blocker = levelBlocker(altar, level);
    if (blocker !== null) refuse(words.reason(blocker));
    else if (selection.card === null) select({ level: selection.level === level ? null : level });
    else place(table, selection.card, level);
  }

  /** The next free place of each level is a button; the others wait. */
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
        onClick={() => choose(level)}
      >
        <small>{words.t('board.levelShort')}</small>
        {level}
      </button>
    );
  }

  return (
    <div className={css.own}>
      <Button look="quiet" className={css.title} aria-label={words.t('board.myAltarPoints', { points })} onClick={onOpen}>
        <SignIcon sign="altar" size={22} />
        <strong>{points}</strong>
      </Button>
      <Altar player={playerID} {...(placing ? { slot } : {})} />
    </div>
  );
}

import { destinationsOf } from '@sobremesa/games/patzcuaro';
import { classes } from '../../../ui/classes.ts';
import { Steps } from '../rondel/Steps.tsx';
import { useTable } from '../table.tsx';
import css from './TravelPanel.module.css';

/**
 * Buttons for the three destinations within the thumb's reach, with the same effect as a press on
 * the rondel.
 */
export function TravelPanel() {
  const { G, playerID, words, select } = useTable();
  const goals = playerID === null ? [] : destinationsOf(G, playerID);
  return (
    <ul className={css.goals}>
      {goals.map(({ steps, position, spaceId, act }, i) => (
        <li key={steps}>
          <button
            type="button"
            className={classes(css.goal, act === null && css.playable)}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => select({ space: position })}
          >
            <Steps count={steps} usable={act === null} className={css.steps} />
            <span>
              {words.term(spaceId)} <small>{words.side(G, position)}</small>
            </span>
            <kbd className={css.key} aria-hidden="true">
              {i + 1}
            </kbd>
            {act !== null && <span className="visually-hidden">{words.reason(act)}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

import { continents } from '@sobremesa/games/museum';
import { classes } from '../../../ui/classes.ts';
import { useTable } from '../table.tsx';
import { touchContinent, continentUse } from '../world/touch.ts';
import css from './Panel.module.css';

/**
 * Buttons to choose a continent within the thumb's reach, with the same effect as a press on the
 * map.
 */
export function Continents({ legend }: { legend: string }) {
  const table = useTable();
  const { G, selection, words } = table;
  return (
    <fieldset className={css.continents}>
      <legend className="visually-hidden">{legend}</legend>
      {continents.map((continent) => {
        const reason = continentUse(table, continent)?.reason();
        const chosen = selection.continent === continent;
        return (
          <button
            key={continent}
            type="button"
            className={classes(css.continent, chosen && css.chosen)}
            aria-pressed={chosen}
            aria-disabled={reason !== undefined}
            title={reason}
            onClick={() => touchContinent(table, continent)}
          >
            <span>{words.term(continent)}</span>
            <small>{words.t('tray.continent', { opinion: G.opinion[continent], cards: G.deckSizes[continent] })}</small>
          </button>
        );
      })}
    </fieldset>
  );
}

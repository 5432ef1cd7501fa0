import { customs, embargo, openSlots, OPINION_PER_CONTINENT, type Continent } from '@sobremesa/games/museum';
import { memo, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useRoving, type RovingItem } from '../../../ui/roving.ts';
import { CardBack, CustomsMarker, EmbargoMarker, OpinionToken } from '../art/tokens.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import { Displayed } from './Displayed.tsx';
import css from './Showcase.module.css';
import { touchContinent, continentUse } from './touch.ts';

/**
 * The showcase of a continent: its face-up Objects behind glass, and a brass plate with its name,
 * deck and Public Opinion.
 */
export function Showcase({ continent }: { continent: Continent }) {
  const { t, term } = useTableWords();
  const { display, open, deck, tokens, closed, toll, asked, free } = useTable((table) => {
    const { G } = table;
    const use = continentUse(table, continent);
    return {
      display: G.display[continent],
      open: openSlots(G, continent),
      deck: G.deckSizes[continent],
      tokens: G.opinion[continent],
      closed: embargo(G) === continent,
      toll: customs(G) === continent,
      asked: use !== null,
      free: use?.free === true,
    };
  });
  const group = useRef<HTMLFieldSetElement>(null);
  const places = display.map((card, slot) => ({ card, slot })).filter(({ card, slot }) => card !== null || slot < open);
  const cards = places.flatMap(({ card }) => card ?? []);
  const roving = useRoving(group, cards.length + (asked ? 1 : 0));
  const values = { continent: term(continent), cards: cards.length, deck, tokens };
  const label = [t('world.showcase', values), closed && t('world.embargo'), toll && t('world.customs')].filter(Boolean).join(' ');

  return (
    // The arrow keys move between the Objects, each of which is a button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label={label}
      className={classes(css.showcase, closed && css.closed)}
      style={{ gridArea: continent }}
      data-showcase={continent}
      data-piece={`showcase-${continent}`}
      {...roving.group}
    >
      <ul className={css.glass}>
        {places.map(({ card, slot }) => (
          <li key={slot} className={css.slot} data-slot={`${continent}-${slot}`}>
            {card === null ? (
              <span className={css.empty}>
                <span className="visually-hidden">{t('world.empty')}</span>
              </span>
            ) : (
              <Displayed card={card} closed={closed} roving={roving.item(cards.indexOf(card))} />
            )}
          </li>
        ))}
      </ul>
      {(closed || toll) && (
        <span className={css.seal} aria-hidden="true">
          {closed ? <EmbargoMarker size={42} /> : <CustomsMarker size={42} />}
        </span>
      )}
      <Plate continent={continent} can={free} roving={asked ? roving.item(cards.length) : null} />
    </fieldset>
  );
}

/**
 * The brass plate; a button while the reader must choose a continent. @param can whether this one
 * is legal
 */
const Plate = memo(function Plate({ continent, can, roving }: { continent: Continent; can: boolean; roving: RovingItem | null }) {
  const { t, term } = useTableWords();
  const now = useTableNow();
  const { tokens, deck, chosen } = useTable(({ G, selection }) => ({
    tokens: G.opinion[continent],
    deck: G.deckSizes[continent],
    chosen: selection.continent === continent,
  }));
  const content = (
    <>
      <span className={css.name}>{term(continent)}</span>
      <span className={css.tokens}>
        {Array.from({ length: OPINION_PER_CONTINENT }, (_, index) => (
          <span key={index} className={css.socket}>
            {index < tokens && <OpinionToken size="100%" />}
          </span>
        ))}
      </span>
      <span className={css.deck} data-deck={continent}>
        <CardBack continent={continent} className={css.back} />
        {deck}
      </span>
    </>
  );
  if (roving === null) {
    return (
      <div className={css.plate} aria-hidden="true">
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes(css.plate, css.button, can && css.lit, chosen && css.chosen)}
      aria-label={t('world.chooseContinent', { continent: term(continent) })}
      aria-pressed={chosen}
      aria-disabled={!can}
      {...roving}
      onClick={() => touchContinent(now(), continent)}
    >
      {content}
    </button>
  );
});

import { customs, embargo, openSlots, OPINION_PER_CONTINENT, type Continent } from '@sobremesa/games/museum';
import { useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { useRoving, type RovingItem } from '../../../ui/roving.ts';
import { CardBack, CustomsMarker, EmbargoMarker, OpinionToken } from '../art/tokens.tsx';
import { useTable } from '../table.tsx';
import { Displayed } from './Displayed.tsx';
import css from './Showcase.module.css';
import { touchContinent, continentUse } from './touch.ts';

/** The showcase of a continent: its face-up Objects behind glass, and on the brass plate its name, its deck and its Public Opinion. */
export function Showcase({ continent }: { continent: Continent }) {
  const table = useTable();
  const { G, words } = table;
  const { t, term } = words;
  const group = useRef<HTMLFieldSetElement>(null);
  const slots = G.display[continent].map((card, slot) => ({ card, slot }));
  const places = slots.filter(({ card, slot }) => card !== null || slot < openSlots(G, continent));
  const cards = places.flatMap(({ card }) => card ?? []);
  const use = continentUse(table, continent);
  const asked = use !== null;
  const roving = useRoving(group, cards.length + (asked ? 1 : 0));
  const closed = embargo(G) === continent;
  const toll = customs(G) === continent;
  const values = { continent: term(continent), cards: cards.length, deck: G.deckSizes[continent], tokens: G.opinion[continent] };
  const label = [t('world.showcase', values), closed && t('world.embargo'), toll && t('world.customs')].filter(Boolean).join(' ');

  return (
    // The arrow keys go round; each Object is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-label={label}
      className={classes(css.showcase, closed && css.closed)}
      style={{ gridArea: continent }}
      data-showcase={continent}
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
      <Plate
        continent={continent}
        can={use?.reason === undefined}
        roving={asked ? roving.item(cards.length) : null}
        onPress={() => touchContinent(table, continent)}
      />
    </fieldset>
  );
}

/** The brass plate; while a continent is to be chosen, a button. */
function Plate({
  continent,
  can,
  roving,
  onPress,
}: {
  continent: Continent;
  can: boolean;
  roving: RovingItem | null;
  onPress: () => void;
}) {
  const { G, selection, words } = useTable();
  const { t, term } = words;
  const content = (
    <>
      <span className={css.name}>{term(continent)}</span>
      <span className={css.tokens}>
        {Array.from({ length: OPINION_PER_CONTINENT }, (_, index) => (
          <span key={index} className={css.socket}>
            {index < G.opinion[continent] && <OpinionToken size="100%" />}
          </span>
        ))}
      </span>
      <span className={css.deck} data-deck={continent}>
        <CardBack continent={continent} className={css.back} />
        {G.deckSizes[continent]}
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
  const chosen = selection.continent === continent;
  return (
    <button
      type="button"
      className={classes(css.plate, css.button, can && css.lit, chosen && css.chosen)}
      aria-label={t('world.chooseContinent', { continent: term(continent) })}
      aria-pressed={chosen}
      aria-disabled={!can}
      {...roving}
      onClick={onPress}
    >
      {content}
    </button>
  );
}

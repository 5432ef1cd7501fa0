import { allSteps, destinations, standingAt } from '@sobremesa/games/patzcuaro';
import { useRef, useState } from 'react';
import { Example, people, READER } from '../../../../rulebook/Example.tsx';
import { classes } from '../../../../ui/classes.ts';
import { useRoving } from '../../../../ui/roving.ts';
import { SeatToken } from '../../../../ui/SeatToken.tsx';
import board from '../../Board.module.css';
import { useWords } from '../../words.ts';
import css from './examples.module.css';
import { shoreWith } from './scene.ts';

/** Ana is at the Flower stall; Luis is in front of her. */
const OWN = 1;
const beginning = 2;

/** Shows the three destinations when another token is in the way. */
export function MoveExample() {
  const words = useWords(people);
  const { t } = words;
  const [other, setOther] = useState(beginning);
  const G = shoreWith([OWN, other]);
  const size = G.route.length;
  const goals = destinations(G, READER);
  const group = useRef<HTMLUListElement>(null);
  const roving = useRoving(group, size, beginning);

  return (
    <Example
      ask={t('tried.move.ask')}
      look={board.board}
      result={goals.map((position, i) => t('tried.move.goal', { steps: allSteps[i] ?? 1, space: words.space(G, position) }))}
      onAgain={() => setOther(beginning)}
    >
      {/* The arrow keys move between the spaces, each of which is a button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={group} className={css.shore} aria-label={t('board.rondel')} {...roving.group}>
        {G.route.map(({ id }, position) => {
          const here = standingAt(G, position);
          const steps = goals.indexOf(position) + 1;
          const label = [
            `${words.space(G, position)}.`,
            here.length > 0 && t('board.tokens', { players: words.list(here.map(words.name)) }),
            steps > 0 && t('board.canGo', { steps }),
          ];
          return (
            <li key={id} style={{ gridArea: position < size / 2 ? `1 / ${position + 1}` : `2 / ${size - position}` }}>
              <button
                type="button"
                className={classes(css.space, steps > 0 && css.goal)}
                aria-label={label.filter(Boolean).join(' ')}
                aria-pressed={position === other}
                {...roving.item(position)}
                onClick={() => position !== OWN && setOther(position)}
              >
                <span>{words.term(id)}</span>
                <span className={css.tokens}>
                  {here.map((token) => (
                    <SeatToken key={token} seat={Number(token)} name={words.name(token)} size={26} />
                  ))}
                  {steps > 0 && <b>{steps}</b>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Example>
  );
}

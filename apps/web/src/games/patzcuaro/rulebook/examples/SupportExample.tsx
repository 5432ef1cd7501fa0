import {
  levelBlocker,
  levels,
  levelScore,
  LEVEL_SIZES,
  type CardId,
  type Level,
  type PlayerState,
} from '@sobremesa/games/patzcuaro';
import { useState } from 'react';
import { Example, people, READER } from '../../../../rulebook/Example.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { classes } from '../../../../ui/classes.ts';
import { Pyramid } from '../../altar/Pyramid.tsx';
import { CardArt } from '../../art/CardArt.tsx';
import board from '../../Board.module.css';
import { useWords } from '../../words.ts';
import css from './examples.module.css';

interface Placing {
  altar: PlayerState['altar'];
  hand: readonly CardId[];
  /** The next card to place. */
  card: CardId | undefined;
  /** Why the last placement was rejected. */
  notice: string | null;
}

const hand: readonly CardId[] = ['U06', 'G04', 'P06', 'Y09', 'P10'];
const beginning: Placing = { altar: [['P11', 'U05', 'U10'], ['P04'], []], hand, card: hand[0], notice: null };

/**
 * Lets the reader place cards, and shows the open levels, when a level lights up, and the points.
 */
export function SupportExample() {
  const words = useWords(people);
  const { t } = words;
  const [{ altar, hand, card, notice }, place] = useState(beginning);

  function put(level: Level) {
    const blocked = levelBlocker(altar, level);
    if (card === undefined || blocked !== null) {
      return place({ altar, hand, card, notice: blocked === null ? t('board.handEmpty') : words.reason(blocked) });
    }
    const grown = altar.with(level - 1, [...(altar[level - 1] ?? []), card]) as PlayerState['altar'];
    const left = hand.filter((other) => other !== card);
    return place({ altar: grown, hand: left, card: left[0], notice: null });
  }

  return (
    <Example
      ask={t('tried.support.ask')}
      look={board.board}
      result={[
        ...(notice === null ? [] : [notice]),
        ...levels.toReversed().map((level) => {
          const cards = altar[level - 1] ?? [];
          const { icons, points } = levelScore(cards, level);
          const lit = cards.length === LEVEL_SIZES[level - 1] ? ` (${t('board.levelLit')})` : '';
          return [`${t(`score.level${level}`, { icons })}${lit}`, String(points)] as const;
        }),
      ]}
      onAgain={() => place(beginning)}
    >
      <Pyramid words={words} altar={altar} player={READER} />
      <ul className={css.hand} aria-label={t('board.hand')} data-tool="">
        {hand.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={classes(css.card, id === card && css.picked)}
              aria-label={words.card(id)}
              aria-pressed={id === card}
              onClick={() => place({ altar, hand, card: id, notice: null })}
            >
              <CardArt id={id} />
            </button>
          </li>
        ))}
      </ul>
      <div className={css.tools} data-tool="">
        {levels.map((level) => (
          <Button key={level} aria-disabled={levelBlocker(altar, level) !== null} onClick={() => put(level)}>
            {t('tried.support.place', { level })}
          </Button>
        ))}
      </div>
    </Example>
  );
}

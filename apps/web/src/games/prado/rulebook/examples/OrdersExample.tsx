import { roomAt, willOf, type Action, type OrderOccasion, type Token } from '@sobremesa/games/prado';
import { useState } from 'react';
import { Example, people, READER } from '../../../../rulebook/Example.tsx';
import { Choice } from '../../../../ui/Choice.tsx';
import { classes } from '../../../../ui/classes.ts';
import board from '../../Board.module.css';
import { foresee } from '../../tray/foresee.ts';
import { useWords } from '../../words.ts';
import css from './examples.module.css';
import { RoomPiece } from './RoomPiece.tsx';
import { ROOM, scene } from './scene.ts';

const LUIS = '1';

/** Luis's announced actions, each with the room's state before it. */
const announced = {
  past: { queue: [READER, LUIS], visitors: 2, action: { type: 'move', to: 'closer' } },
  theirs: { queue: [LUIS, READER], visitors: 1, action: { type: 'help' } },
  yours: { queue: [READER, LUIS], visitors: 1, action: { type: 'help' } },
} as const satisfies Record<string, { queue: readonly Token[]; visitors: number; action: Action }>;

const occasions = ['any', 'photo', 'past'] as const satisfies readonly OrderOccasion[];
const hands = ['security', 'none'] as const;

const beginning = { what: 'theirs', when: 'photo', hand: 'security' } as const;

interface Chosen {
  what: keyof typeof announced;
  when: (typeof occasions)[number];
  hand: (typeof hands)[number];
}

/** Shows the effect of a standing order on an announced action. */
export function OrdersExample() {
  const words = useWords(people);
  const [{ what, when, hand }, choose] = useState<Chosen>(beginning);
  const change = (part: Partial<Chosen>) => choose({ what, when, hand, ...part });
  const { queue, visitors, action } = announced[what];
  const G = scene(
    { n: ROOM, painting: 'lanzas', visitors, queue: [...queue] },
    { hand: hand === 'security' ? ['security'] : ['help'], orders: [{ who: null, when, answer: 'block' }] },
  );
  const will = willOf(G, READER, { player: LUIS, action });
  const { deed, photos } = foresee(G, LUIS, action, words);
  const { t } = words;

  return (
    <Example
      ask={t('tried.orders.ask')}
      look={classes(board.board, css.onScreen)}
      result={[t(`tried.orders.will.${will}`), ...(will === 'allow' ? [deed, ...photos] : [])]}
      onAgain={() => choose(beginning)}
    >
      <div className={css.scene}>
        <RoomPiece room={roomAt(G, ROOM)} />
        <div className={css.tools}>
          <Choice
            legend={t('tried.orders.announces', { name: words.name(LUIS) })}
            options={(Object.keys(announced) as (keyof typeof announced)[]).map((value) => {
              return { value, label: t(`tried.orders.${value}`) };
            })}
            value={what}
            onChange={(value) => change({ what: value })}
          />
          <Choice
            legend={t('tried.orders.block')}
            options={occasions.map((value) => ({ value, label: t(`orders.when.${value}`) }))}
            value={when}
            onChange={(value) => change({ when: value })}
          />
          <Choice
            legend={t('tried.orders.hand')}
            options={hands.map((value) => ({ value, label: t(`tried.orders.holds.${value}`) }))}
            value={hand}
            onChange={(value) => change({ hand: value })}
          />
        </div>
      </div>
    </Example>
  );
}

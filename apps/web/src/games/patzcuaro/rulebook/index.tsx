import {
  cardIds,
  colors,
  items,
  onePetal,
  POINTS_BY_LEVELS,
  POINTS_PER_ITEM_SET,
  threePetals,
  twoPetals,
  type Requirement,
} from '@sobremesa/games/patzcuaro';
import type { GameText } from '../../../i18n/gameText.tsx';
import type { Entry, Rulebook } from '../../../rulebook/rulebook.ts';
import { DrawIcon, RevealIcon, SignIcon } from '../art/actions.tsx';
import { CardArt } from '../art/CardArt.tsx';
import { CardChip } from '../art/CardChip.tsx';
import { EmblemIcon } from '../art/emblems.tsx';
import { ItemIcon } from '../art/items.tsx';
import { Petals } from '../art/petals.tsx';
import { RequirementIcon } from '../art/requirements.tsx';
import { Actions } from '../rondel/Actions.tsx';
import { wordsIn } from '../words.ts';
import css from './figures.module.css';
import { outline } from './outline.ts';
import { spaces } from './spaces.ts';
import { topics } from './topics.ts';

const size = 26;
const signs = {
  trade: <SignIcon sign="trade" size={size} />,
  altar: <SignIcon sign="altar" size={size} />,
  draw: <DrawIcon count={2} size={size} />,
  reveal: <RevealIcon arrow={null} size={size} />,
  others: <SignIcon sign="others" size={size} />,
  choose: <SignIcon sign="choose" size={size} />,
} as const;

const requirements: readonly Requirement[] = [
  { k: 'any' },
  { k: 'color', c: 'pink' },
  { k: 'has', i: 'candle' },
  { k: 'lacks', i: 'skull' },
  { k: 'exact', n: 3 },
  { k: 'diffTop' },
];

const figures = {
  cards: (
    <div className={css.cards}>
      {['P06', 'G07', 'U03', 'Y09'].map((card) => (
        <CardArt key={card} id={card} />
      ))}
    </div>
  ),
  deck: (
    <div className={css.chips}>
      {cardIds.map((card) => (
        <CardChip key={card} id={card} />
      ))}
    </div>
  ),
};

const capital = (text: string) => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

function entries(text: GameText): Readonly<Record<string, readonly Entry[]>> {
  const words = wordsIn(text, []);
  const { t, term } = text;
  const goal = (id: string, petals: 1 | 2 | 3, text: string): Entry => ({
    id: `goal-${id}`,
    title: capital(term(id)),
    text: text,
    picture: <Petals count={petals} size={36} />,
  });
  const [, first, second, third] = POINTS_BY_LEVELS;
  return {
    signs: (Object.keys(signs) as (keyof typeof signs)[]).map((sign) => ({
      id: `sign-${sign}`,
      title: t(`rules.sign.${sign}`),
      text: t(`rules.signText.${sign}`),
      picture: signs[sign],
    })),
    requirements: requirements.map((requirement) => ({
      id: `requirement-${requirement.k}`,
      title: capital(words.requirement(requirement)),
      text: t(`rules.requirement.${requirement.k}`),
      picture: <RequirementIcon requirement={requirement} size={42} />,
    })),
    spaces: spaces.map(({ id, actions }) => ({
      id: `space-${id}`,
      title: term(id),
      text: `${capital(words.actions(actions))}.`,
      picture: (
        <span className={css.space}>
          <Actions actions={actions} />
        </span>
      ),
    })),
    goals: [
      ...onePetal.map(({ id }) => goal(id, 1, t('objective.one', { objective: term(id), points: POINTS_PER_ITEM_SET }))),
      ...twoPetals.map(({ id, kind, points }) =>
        goal(id, 2, t('objective.two', { objective: term(id), kind, points: String(points).replace('-', '−') })),
      ),
      ...threePetals.map(({ id }) => goal(id, 3, t('objective.three', { objective: term(id), first, second, third }))),
    ],
    items: [
      ...items.map((item) => ({
        id: `thing-${item}`,
        title: capital(term(item)),
        text: t(`rules.item.${item}`),
        picture: <ItemIcon item={item} size={40} />,
      })),
      ...colors.map((color) => ({
        id: `thing-${color}`,
        title: capital(term(color)),
        text: t(`rules.color.${color}`),
        picture: <EmblemIcon color={color} size={36} />,
      })),
    ],
  };
}

const rulebook: Rulebook = { outline, signs, figures, entries, topics };
export default rulebook;

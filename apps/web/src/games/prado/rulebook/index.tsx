import {
  centuries,
  inMuseum,
  missions,
  paintings,
  schools,
  slots,
  themes,
  visitCards,
  type Painting,
  type VisitType,
} from '@sobremesa/games/prado';
import type { Entry, Rulebook } from '../../../rulebook/rulebook.ts';
import type { GameText } from '../../../i18n/gameText.tsx';
import { VisitCardFace } from '../art/cards.tsx';
import { Icon, SlotIcon } from '../art/icons.tsx';
import { MissionSign } from '../missions/MissionSign.tsx';
import { CenturySign, SchoolSign } from '../museum/signs.tsx';
import { wordsIn } from '../words.ts';
import css from './figures.module.css';
import { outline } from './outline.ts';
import { topics } from './topics.ts';

const signNames = ['move', 'closer', 'help', 'change', 'security', 'joker', 'photo', 'points', 'clockwise'] as const;
const signs = Object.fromEntries(signNames.map((name) => [name, <Icon key={name} name={name} size={24} />]));

const capital = (text: string) => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;

function entries(text: GameText): Readonly<Record<string, readonly Entry[]>> {
  const { t, term } = text;
  const words = wordsIn(text, []);
  /** A symbol, and the number of paintings with it. */
  const symbol = (id: string, picture: Entry['picture'], wears: (painting: Painting) => boolean): Entry => ({
    id,
    title: capital(term(id)),
    text: t('rules.symbol', { count: paintings.filter(wears).length }),
    picture,
  });
  return {
    cards: (Object.keys(visitCards) as VisitType[]).map((type) => ({
      id: `card-${type}`,
      title: term(type),
      text: `${t(`cards.${type}`)}.`,
      picture: (
        <span className={css.card}>
          <VisitCardFace type={type} />
        </span>
      ),
    })),
    slots: slots.map(({ id, guard, pile }) => ({
      id: `slot-${id}`,
      title: words.slot(id),
      text: `${t(`slots.${id}`)} ${t('rules.guard', { steps: guard.steps, direction: term(guard.direction), pile })}`,
      picture: <SlotIcon id={id} size={34} />,
    })),
    goals: missions.map((mission) => ({
      id: `goal-${mission.id}`,
      title: capital(term(mission.id)),
      text: t('rules.goal', { needed: mission.needed, points: mission.points, museum: inMuseum(mission) }),
      picture: <MissionSign mission={mission.id} />,
    })),
    symbols: [
      ...centuries.map((century) =>
        symbol(`century-${century}`, <CenturySign century={century} />, (painting) => painting.century === century),
      ),
      ...schools.map((school) =>
        symbol(`school-${school}`, <SchoolSign school={school} />, (painting) => painting.school === school),
      ),
      ...themes.map((theme) =>
        symbol(`theme-${theme}`, <Icon name={theme} size={28} />, (painting) => painting.themes.includes(theme)),
      ),
    ],
    paintings: paintings.map(({ id, century, school, themes, points, visitors }) => ({
      id: `painting-${id}`,
      title: words.painting(id),
      text: t('rules.painting', {
        painter: words.painter(id),
        year: words.year(id),
        school: term(`school-${school}`),
        themes: text.list(themes.map((theme) => term(`theme-${theme}`))),
        points,
        count: visitors,
      }),
      picture: <CenturySign century={century} />,
    })),
  };
}

const rulebook: Rulebook = { outline, signs, figures: {}, entries, topics };
export default rulebook;

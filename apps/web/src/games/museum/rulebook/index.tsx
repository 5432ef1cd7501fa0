import { civilisations, continentOf, domains, experts, favourKinds, headlines, objects, patrons } from '@sobremesa/games/museum';
import type { GameText } from '../../../i18n/gameText.tsx';
import type { Entry, Rulebook } from '../../../rulebook/rulebook.ts';
import { civilisationColors, Emblem } from '../art/civilisations.tsx';
import { DomainIcon } from '../art/domains.tsx';
import { ExpertPortrait, FavourPicture, HeadlinePicture } from '../art/pictures.tsx';
import { expertText, favourText, headlineText, patronText } from '../effects.ts';
import { wordsIn } from '../words.ts';
import css from './figures.module.css';
import { outline } from './outline.ts';
import { topics } from './topics.ts';

const capital = (text: string) => `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);

function entries(text: GameText): Readonly<Record<string, readonly Entry[]>> {
  const words = wordsIn(text, []);
  const { t, term } = text;
  return {
    'favour-cards': favourKinds.map(({ kind }) => ({
      id: `favour-${kind}`,
      title: term(kind),
      text: ended(favourText(words, kind)),
      picture: <FavourPicture kind={kind} className={css.picture} />,
    })),
    headlines: headlines.map(({ id, year }) => ({
      id: `headline-${id}`,
      title: year === null ? words.headline(id) : `${words.headline(id)} (${year})`,
      text: ended(headlineText(words, id)),
      picture: <HeadlinePicture headline={id} className={css.picture} />,
    })),
    experts: experts.map(({ id, cost }) => ({
      id: `expert-${id}`,
      title: words.expert(id),
      text: t('rules.expert', { cost, text: ended(expertText(words, id)) }),
      picture: <ExpertPortrait expert={id} className={css.picture} />,
    })),
    patrons: patrons.map(({ id }) => ({
      id: `patron-${id}`,
      title: words.patron(id),
      text: ended(patronText(words, id)),
      picture: null,
    })),
    signs: [
      ...civilisations.map((civilisation) => {
        const { ground, ink } = civilisationColors[civilisation];
        return {
          id: `civilisation-${civilisation}`,
          title: term(civilisation),
          text: t('rules.civilisation', { continent: term(continentOf(civilisation)) }),
          picture: (
            <span className={css.swatch} style={{ background: ground, color: ink }}>
              <Emblem civilisation={civilisation} size={24} />
            </span>
          ),
        };
      }),
      ...domains.map((domain) => ({
        id: `domain-${domain}`,
        title: capital(term(domain)),
        text: t('rules.domain', { count: objects.filter((object) => object.domain === domain).length }),
        picture: <DomainIcon domain={domain} size={30} />,
      })),
    ],
  };
}

const rulebook: Rulebook = { outline, signs: {}, figures: {}, entries, topics };
export default rulebook;

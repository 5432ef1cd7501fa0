import {
  boards,
  CIVILISATION_POINTS,
  civilisations,
  COLLECTION_FROM,
  continents,
  continentOf,
  DOMAIN_POINTS,
  domains,
  experts,
  FAVOUR_EVERY,
  FAVOUR_LIMIT,
  favourKinds,
  HAND_LIMIT,
  headlines,
  LAST_ROUND_AT,
  OPINION_PER_CONTINENT,
  playerOf,
} from '@sobremesa/games/museum';
import type { ReactNode } from 'react';
import { Chapter, HelpDialog, Steps } from '../frame/Help.tsx';
import { civilisationColors, Emblem } from './art/civilisations.tsx';
import { DomainIcon } from './art/domains.tsx';
import { ExpertPortrait, FavourPicture, HeadlinePicture } from './art/pictures.tsx';
import css from './Help.module.css';
import { expertText, favourText, headlineText } from './effects.ts';
import { useTable, useTableWords } from './table.tsx';

const chapters = ['pay', 'foreign', 'masterpiece'] as const;

/** How a turn goes, what counts at the end, what the signs mean, and all that Favours, Headlines and Experts do. */
export default function Help({ onClose }: { onClose: () => void }) {
  const { G, playerID, words } = useTable();
  const { t, term } = words;
  const { options } = G;
  const { galleryPoints, fullPoints } = boards[playerOf(G, playerID ?? G.active).board];
  return (
    <HelpDialog wide title={t('board.help')} className={css.help} onClose={onClose}>
      <p className={css.intro}>{t('help.intro', { points: LAST_ROUND_AT })}</p>
      <Steps
        title={t('help.turnTitle')}
        steps={['explore', 'action', 'end'].map((step) => t(`help.turn.${step}`, { limit: HAND_LIMIT }))}
      />
      {chapters.map((chapter) => (
        <Chapter key={chapter} title={t(`help.${chapter}Title`)}>
          <p>{t(`help.${chapter}`, { every: FAVOUR_EVERY })}</p>
        </Chapter>
      ))}
      <Chapter title={t('help.collectionsTitle')}>
        <p>{t('help.collections')}</p>
        <CollectionTable />
        <p>{t('help.gallery', { points: galleryPoints })}</p>
        <p>{t('help.full', { points: fullPoints })}</p>
      </Chapter>
      <Chapter title={t('help.opinionTitle')}>
        <p>{t(`help.opinion.${options.opinionPenalty}`)}</p>
        <p>{t('help.opinionMore', { most: OPINION_PER_CONTINENT })}</p>
      </Chapter>
      <Chapter title={t('help.patronTitle')}>
        <p>{t(`help.patron.${options.patronNeedsCollection ? 'collection' : 'anywhere'}`)}</p>
      </Chapter>
      <Chapter title={t('help.endTitle')}>
        <p>{t('help.end')}</p>
      </Chapter>
      {(options.strictHandLimit || options.sweepMarketEachRound) && (
        <Chapter title={t('help.strictTitle')}>
          {options.strictHandLimit && <p>{t('help.strict')}</p>}
          {options.sweepMarketEachRound && <p>{t('help.sweep')}</p>}
        </Chapter>
      )}
      <Chapter title={t('help.civilisationsTitle')}>
        <div className={css.continents}>
          {continents.map((continent) => (
            <section key={continent}>
              <h4>{term(continent)}</h4>
              <ul>
                {civilisations
                  .filter((civilisation) => continentOf(civilisation) === continent)
                  .map((civilisation) => (
                    <li key={civilisation} className={css.sign}>
                      <Swatch {...civilisationColors[civilisation]}>
                        <Emblem civilisation={civilisation} size={24} />
                      </Swatch>
                      {term(civilisation)}
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </Chapter>
      <Chapter title={t('help.domainsTitle')}>
        <ul className={css.domains}>
          {domains.map((domain) => (
            <li key={domain} className={css.sign}>
              <DomainIcon domain={domain} size={28} />
              <span className={css.capital}>{term(domain)}</span>
            </li>
          ))}
        </ul>
      </Chapter>
      <Cards
        title={t('help.favoursTitle')}
        text={t('help.favours', { limit: FAVOUR_LIMIT })}
        entries={favourKinds.map(({ kind }) => ({
          id: kind,
          name: words.favour(`${kind}-1`),
          text: favourText(words, kind),
          picture: <FavourPicture kind={kind} />,
        }))}
      />
      <Cards
        title={t('help.headlinesTitle')}
        text={t('help.headlines')}
        entries={headlines.map(({ id }) => ({
          id,
          name: words.headline(id),
          text: headlineText(words, id),
          picture: <HeadlinePicture headline={id} />,
        }))}
      />
      <Cards
        title={t('help.expertsTitle')}
        text={t('help.experts')}
        entries={experts.map(({ id }) => ({
          id,
          name: words.expert(id),
          text: expertText(words, id),
          picture: <ExpertPortrait expert={id} className={css.portrait} />,
        }))}
      />
      <Chapter title={t('help.keysTitle')}>
        <p>{t('help.keys')}</p>
      </Chapter>
    </HelpDialog>
  );
}

/** What collections bring, by their size. */
function CollectionTable() {
  const words = useTableWords();
  const { t } = words;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('help.tableSize')}</th>
          <th scope="col">{t('help.tableCivilisation')}</th>
          <th scope="col">{t('help.tableDomain')}</th>
        </tr>
      </thead>
      <tbody>
        {CIVILISATION_POINTS.map((points, index) => (
          <tr key={points}>
            <th scope="row">{index + COLLECTION_FROM}</th>
            <td>{points}</td>
            <td>{DOMAIN_POINTS[index] ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Swatch({ ground, ink, children }: { ground: string; ink: string; children: ReactNode }) {
  return (
    <span className={css.swatch} style={{ background: ground, color: ink }}>
      {children}
    </span>
  );
}

/** All cards of a kind, with what they do; folded away until they are asked for. */
function Cards({
  title,
  text,
  entries,
}: {
  title: string;
  text: string;
  entries: readonly { id: string; name: string; text: string; picture: ReactNode }[];
}) {
  return (
    <details className={css.cards}>
      <summary>{title}</summary>
      <p>{text}</p>
      <dl>
        {entries.map((entry) => (
          <div key={entry.id} className={css.entry}>
            <span className={css.picture}>{entry.picture}</span>
            <dt>{entry.name}</dt>
            <dd>{entry.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

import { headlineOf } from '@sobremesa/games/museum';
import { HeadlinePicture } from '../art/pictures.tsx';
import { headlineText } from '../effects.ts';
import { useTable, useTableWords } from '../table.tsx';
import css from './Newspaper.module.css';

/** The front page: the round's Headline with its engraving and effect. */
export function Newspaper() {
  const words = useTableWords();
  const { headline, round, lastRound, left } = useTable(({ G }) => ({
    headline: G.headline,
    round: G.round,
    lastRound: G.lastRound,
    left: G.headlineDeckSize,
  }));
  const { t } = words;
  const year = headline === null ? null : headlineOf(headline).year;
  return (
    <section
      className={css.paper}
      aria-label={t('world.paper.label')}
      data-newspaper=""
      data-piece="newspaper"
      data-about={headline === null ? 'headline' : `terms.${headline}`}
    >
      <p className={css.title}>{t('world.paper.name')}</p>
      <p className={css.dateline} aria-hidden="true">
        <span>{[t('world.paper.number', { round: Math.max(1, round) }), year].filter(Boolean).join(' · ')}</span>
        <span>{t(lastRound ? 'world.paper.lastEdition' : 'world.paper.edition')}</span>
        <span>{t('world.paper.price')}</span>
      </p>
      <div className={css.story}>
        <h3 className={css.headline}>{headline === null ? t('world.paper.openingTitle') : words.headline(headline)}</h3>
        {headline !== null && (
          <div className={css.picture}>
            <HeadlinePicture headline={headline} />
          </div>
        )}
        <div className={css.columns}>
          <p className={css.effect}>{headline === null ? t('world.paper.opening') : headlineText(words, headline)}</p>
          {lastRound && <p className={css.last}>{t('world.paper.lastRound')}</p>}
          <span className={css.print} aria-hidden="true" />
        </div>
      </div>
      <p className={css.foot}>{t('world.paper.left', { count: left })}</p>
    </section>
  );
}

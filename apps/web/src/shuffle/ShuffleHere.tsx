import type { TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import css from './Shuffle.module.css';
import { ShuffleFacts } from './ShuffleFacts.tsx';
import { shuffleTexts } from './texts.ts';

/** The mark of the shuffle on the page of an open table, with the details on demand. */
export default function ShuffleHere({ view }: { view: TableView }) {
  return (
    <MoreTexts part="shuffle" texts={shuffleTexts}>
      <Here view={view} />
    </MoreTexts>
  );
}

function Here({ view: { shuffle, seats } }: { view: TableView }) {
  const t = useTranslations('shuffle');
  if (shuffle === undefined) return null;
  // While the match starts, the list has the match's seats only.
  const listed = shuffle.phase === 'gathering' ? seats : seats.filter(({ state }) => state === 'taken');
  const count = shuffle.seats.filter((seat) => seat !== null).length;
  return (
    <details className={css.here}>
      <summary>{t(`short.${shuffle.phase}`, { count })}</summary>
      <ShuffleFacts shuffle={shuffle} names={listed.map(({ name }) => name)} />
    </details>
  );
}

import type { TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { Disclosure } from '../ui/Disclosure.tsx';
import { lazy } from '../lib/lazy.ts';
import css from './ShuffleHere.module.css';

const ShuffleDetails = lazy(() => import('./ShuffleDetails.tsx'));

/** The mark of the shuffle on the page of an open table, with the details on demand. */
export function ShuffleHere({ view: { shuffle, seats } }: { view: TableView }) {
  const t = useTranslations('table.open.shuffle');
  if (shuffle === undefined) return null;
  // While the match starts, the list has the match's seats only.
  const listed = shuffle.phase === 'gathering' ? seats : seats.filter(({ state }) => state === 'taken');
  const count = shuffle.seats.filter((seat) => seat !== null).length;
  return (
    <Disclosure className={css.here} summary={t(shuffle.phase, { count })}>
      <ShuffleDetails shuffle={shuffle} names={listed.map(({ name }) => name)} />
    </Disclosure>
  );
}

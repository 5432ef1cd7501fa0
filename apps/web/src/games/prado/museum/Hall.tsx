import { memo } from 'react';
import { VisitCardBack } from '../art/cards.tsx';
import { DoorSign, Floor } from '../art/gallery.tsx';
import { useTable, useTableWords } from '../table.tsx';
import css from './Hall.module.css';
import { VisitCard } from '../tray/VisitCard.tsx';
import { Token } from './Token.tsx';

/** The hall between the rooms, with its tokens, and the doors for visitors to enter and leave. */
export const Hall = memo(function Hall() {
  const words = useTableWords();
  const { hall, left, gone, last } = useTable(({ G }) => ({
    hall: G.hall,
    left: G.entranceSize,
    gone: G.exit.length,
    last: G.exit.at(-1),
  }));
  const { t } = words;
  return (
    <div className={css.hall} data-spot="hall">
      <Floor className={css.oak} />
      <p className="visually-hidden">
        {t('museum.hall', { count: hall.length, players: words.list(hall.map(words.name)) })}{' '}
        {t('museum.entrance', { count: left })}{' '}
        {t('museum.exit', { count: gone, card: last === undefined ? 'none' : words.card(last) })}
      </p>
      <span className={css.door} data-spot="entrance" data-empty={left === 0 || undefined} aria-hidden="true">
        <span className={css.card}>
          <VisitCardBack />
        </span>
        <span className={css.name}>
          <DoorSign way="in" className={css.sign} />
          {t('museum.entranceSign')} <b>{left}</b>
        </span>
      </span>
      <span className={css.tokens} aria-hidden="true">
        <span className={css.title}>{t('museum.hallSign')}</span>
        <span className={css.people}>
          {hall.map((token) => (
            <span key={token} data-token={token}>
              <Token token={token} size={30} />
            </span>
          ))}
        </span>
      </span>
      <span className={css.door} data-spot="exit" aria-hidden="true">
        <span className={css.card}>{last !== undefined && <VisitCard card={last} named={false} />}</span>
        <span className={css.name}>
          <DoorSign way="out" className={css.sign} />
          {t('museum.exitSign')} <b>{gone}</b>
        </span>
      </span>
    </div>
  );
});

import { VisitCardBack } from '../art/cards.tsx';
import { DoorSign, Floor } from '../art/gallery.tsx';
import { useTable } from '../table.tsx';
import css from './Hall.module.css';
import { VisitCard } from '../tray/VisitCard.tsx';
import { Token } from './Token.tsx';

/** The hall between the rooms: who is in it, and the doors through which visitors come and go. */
export function Hall() {
  const { G, words } = useTable();
  const { t } = words;
  const last = G.exit.at(-1);
  return (
    <div className={css.hall} data-spot="hall">
      <Floor className={css.oak} />
      <p className="visually-hidden">
        {t('museum.hall', { count: G.hall.length, players: words.list(G.hall.map(words.name)) })}{' '}
        {t('museum.entrance', { count: G.entranceSize })}{' '}
        {t('museum.exit', { count: G.exit.length, card: last === undefined ? 'none' : words.card(last) })}
      </p>
      <span className={css.door} data-spot="entrance" data-empty={G.entranceSize === 0 || undefined} aria-hidden="true">
        <span className={css.card}>
          <VisitCardBack />
        </span>
        <span className={css.name}>
          <DoorSign way="in" className={css.sign} />
          {t('museum.entranceSign')} <b>{G.entranceSize}</b>
        </span>
      </span>
      <span className={css.tokens} aria-hidden="true">
        <span className={css.title}>{t('museum.hallSign')}</span>
        <span className={css.people}>
          {G.hall.map((token) => (
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
          {t('museum.exitSign')} <b>{G.exit.length}</b>
        </span>
      </span>
    </div>
  );
}

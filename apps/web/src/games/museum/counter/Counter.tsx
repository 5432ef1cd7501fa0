import { expertOf, feeOf, mentorDiscount, playerOf, type ExpertId, type ObjectId } from '@sobremesa/games/museum';
import type { ReactNode } from 'react';
import { Why } from '../../../rulebook/Why.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon as HouseIcon } from '../../../ui/Icon.tsx';
import { classes } from '../../../ui/classes.ts';
import { ExpertPortrait } from '../art/pictures.tsx';
import { ObjectCard } from '../art/ObjectCard.tsx';
import { PrestigeToken } from '../art/tokens.tsx';
import { useTable, type Wish } from '../table.tsx';
import { touchExpert, touchHand, touchStored } from '../tray/touch.ts';
import css from './Counter.module.css';
import { draftOf, moveOf, purchasesOf, quoteOf, sellerOf, toggleMentor } from './draft.ts';
import { Outcome } from './Outcome.tsx';
import { Sum } from './Sum.tsx';

/** The purchase in progress: goods, payment, outcome, and the button that sends it. */
export default function Counter() {
  const table = useTable();
  const { G, playerID, selection, words, clear, why, send } = table;
  const { t } = words;
  if (playerID === null) return null;

  const draft = draftOf(G, playerID, selection);
  const quote = quoteOf(G, playerID, draft);
  const seller = sellerOf(G, playerID, draft);
  const purchases = purchasesOf(draft);
  const costOf = (id: string) =>
    quote.costs[purchases.findIndex((purchase) => ('card' in purchase ? purchase.card : purchase.expert) === id)] ?? 0;
  const { move, args } = moveOf(G, playerID, draft);
  const reason = why(move, ...args);
  const kind = draft.experts.length === 0 ? 'exhibit' : draft.wishes.length === 0 ? 'hire' : 'both';

  return (
    <section className={css.counter} data-wide="headed" aria-labelledby="museum-counter">
      <header className={classes(css.header, seller === null && css.own)}>
        <h2 id="museum-counter">
          {seller === null ? t('counter.title') : t('counter.titleForeign', { player: words.name(seller) })}
        </h2>
        <p className={css.help}>{t('counter.help')}</p>
      </header>
      <Shelf name="goods" lit={draft.shelf === 'goods'} sum={quote.cost}>
        {draft.wishes.map((wish) => (
          <WishedObject key={wish.card} wish={wish} cost={costOf(wish.card)} />
        ))}
        {draft.experts.map((expert) => (
          <WishedExpert key={expert} expert={expert} cost={costOf(expert)} />
        ))}
      </Shelf>
      <Shelf name="payment" lit={draft.shelf === 'payment'} sum={quote.paid}>
        {draft.payment.map((card) => (
          <Paying key={card} card={card} superfluous={quote.superfluous.cards.includes(card)} />
        ))}
        <PrestigeStepper
          count={draft.prestige}
          most={playerOf(G, playerID).prestige - (seller === null ? 0 : feeOf(G, playerID))}
          superfluous={quote.superfluous.prestige > 0}
          cards={draft.payment}
        />
        {draft.ownPayment && (
          <li>
            <Proposal />
          </li>
        )}
      </Shelf>
      <Outcome draft={draft} />
      <div className={css.end}>
        <div className={css.sums}>
          <Sum quote={quote} />
          {reason !== undefined && quote.missing === 0 && <Why className={css.reason}>{reason}</Why>}
        </div>
        <div className={css.buttons}>
          <Button onClick={clear}>{t('counter.clear')}</Button>
          <Button look="primary" data-piece="buy" unavailable={reason} onClick={() => send(move, ...args)}>
            {t(`counter.confirm.${kind}`)}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** One of the two shelves. A press on its head selects it for pressed cards of the hand. */
function Shelf({ name, lit, sum, children }: { name: 'goods' | 'payment'; lit: boolean; sum: number; children: ReactNode }) {
  const { words, select } = useTable();
  const { t } = words;
  return (
    <div className={classes(css.shelf, lit && css.lit)}>
      <button
        type="button"
        className={css.head}
        data-piece={`shelf-${name}`}
        aria-pressed={lit}
        onClick={() => select({ shelf: name })}
      >
        {t(`counter.${name}`)}
        <b className={css.sum}>{sum}</b>
      </button>
      <ul className={css.things}>{children}</ul>
    </div>
  );
}

/** An Object to buy. A press opens it; further buttons use the Mentor and remove it. */
function WishedObject({ wish: { card, mentor }, cost }: { wish: Wish; cost: number }) {
  const table = useTable();
  const { G, playerID, own, selection, words, select, lookAt } = table;
  const { t } = words;
  const name = words.object(card);
  const takeOff = () => (own?.hand?.includes(card) === true ? touchHand(table, card) : touchStored(table, card));
  return (
    <li className={css.good}>
      <button
        type="button"
        className={css.picture}
        aria-label={t('counter.look', { name: words.card(card) })}
        data-about={`terms.${card}`}
        onClick={() => lookAt(card)}
      >
        <ObjectCard object={card} name={name} size="mini" />
      </button>
      <span className={css.words}>
        <span>{name}</span>
        <b>{t('counter.costs', { cost })}</b>
      </span>
      {playerID !== null && mentorDiscount(G, playerID) > 0 && (
        <button
          type="button"
          className={classes(css.mentor, mentor && css.helping)}
          aria-label={t('counter.mentorHelps', { name })}
          aria-pressed={mentor}
          onClick={() => select({ wishes: toggleMentor(selection.wishes, card) })}
        >
          {t('counter.mentor')}
        </button>
      )}
      <Button look="quiet" square aria-label={t('counter.takeOff', { name })} onClick={takeOff}>
        <HouseIcon name="close" />
      </Button>
    </li>
  );
}

/** An Expert to hire. */
function WishedExpert({ expert, cost }: { expert: ExpertId; cost: number }) {
  const table = useTable();
  const { words, lookAt } = table;
  const { t } = words;
  const name = words.expert(expertOf(expert).id);
  return (
    <li className={css.good}>
      <button type="button" className={css.picture} aria-label={t('counter.look', { name })} onClick={() => lookAt(expert)}>
        <ExpertPortrait expert={expert} />
      </button>
      <span className={css.words}>
        <span>{name}</span>
        <b>{t('counter.costs', { cost })}</b>
      </span>
      <Button look="quiet" square aria-label={t('counter.takeOff', { name })} onClick={() => touchExpert(table, expert)}>
        <HouseIcon name="close" />
      </Button>
    </li>
  );
}

/** A card of the payment. A press returns it to the hand. */
function Paying({ card, superfluous }: { card: ObjectId; superfluous: boolean }) {
  const { G, playerID, selection, words, select } = useTable();
  if (playerID === null) return null;
  const draft = draftOf(G, playerID, selection);
  const payment = draft.payment.filter((other) => other !== card);
  return (
    <li className={css.paying} data-superfluous={superfluous ? '' : undefined}>
      <button
        type="button"
        aria-label={words.t('counter.takeBack', { card: words.card(card), superfluous: superfluous ? 'yes' : 'no' })}
        data-about={`terms.${card}`}
        onClick={() => select({ payment, prestige: draft.prestige, ownPayment: true })}
      >
        <ObjectCard object={card} name={words.object(card)} size="mini" />
      </button>
    </li>
  );
}

/** Sets the number of Prestige in the payment. */
function PrestigeStepper({
  count,
  most,
  superfluous,
  cards,
}: {
  count: number;
  most: number;
  superfluous: boolean;
  cards: readonly ObjectId[];
}) {
  const { words, select } = useTable();
  const { t } = words;
  if (most <= 0 && count === 0) return null;
  const set = (prestige: number) => select({ payment: cards, prestige, ownPayment: true });
  return (
    <li className={css.stepper} data-superfluous={superfluous ? '' : undefined}>
      <Button
        look="quiet"
        square
        aria-label={t('counter.lessPrestige')}
        unavailable={count === 0 ? t('counter.prestige', { count }) : undefined}
        onClick={() => set(count - 1)}
      >
        −
      </Button>
      <span aria-hidden="true">
        <PrestigeToken size={26} /> {count}
      </span>
      <span className="visually-hidden">{t('counter.prestige', { count })}</span>
      <Button
        look="quiet"
        square
        aria-label={t('counter.morePrestige')}
        unavailable={count >= most ? t('counter.noMorePrestige', { most: Math.max(0, most) }) : undefined}
        onClick={() => set(count + 1)}
      >
        +
      </Button>
    </li>
  );
}

/** A button that restores the proposed payment. */
function Proposal() {
  const { words, select } = useTable();
  return (
    <Button look="quiet" onClick={() => select({ payment: [], prestige: 0, ownPayment: false })}>
      {words.t('counter.propose')}
    </Button>
  );
}

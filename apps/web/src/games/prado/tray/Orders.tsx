import { MAX_ORDERS, orderAnswers, orderOccasions, playerOf, type StandingOrder } from '@sobremesa/games/prado';
import { useId, useRef, useState, type ReactNode } from 'react';
import { announce } from '../../../ui/announce.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTable } from '../table.tsx';
import { occasionText, orderText } from './order.ts';
import css from './Orders.module.css';

const usual: StandingOrder = { who: null, when: 'first', answer: 'block' };

/**
 * The reader's standing orders, each a sentence, in order of priority. Changes take effect at once.
 */
export default function Orders({ onClose }: { onClose: () => void }) {
  const { G, playerID, players, words, send } = useTable();
  const { t } = words;
  const [draft, setDraft] = useState(usual);
  const heading = useRef<HTMLHeadingElement>(null);
  const orders = playerID === null ? [] : (playerOf(G, playerID).orders ?? []);

  function give(changed: readonly StandingOrder[]) {
    send('setOrders', changed);
    announce(t('orders.kept', { count: changed.length }));
    heading.current?.focus();
  }

  return (
    <Dialog title={t('orders.title')} onClose={onClose}>
      <p>{t('orders.help')}</p>
      <h3 ref={heading} tabIndex={-1} className={css.heading}>
        {t('orders.list')}
      </h3>
      {orders.length === 0 && <p>{t('orders.none')}</p>}
      <ol className={css.orders}>
        {orders.map((order, i) => {
          const text = orderText(words, order);
          return (
            // Two orders may be equal; only the index distinguishes them.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i}>
              <div className={css.order}>
                <span>{text}</span>
                {i > 0 && (
                  <Button
                    square
                    look="quiet"
                    aria-label={t('orders.up', { order: text })}
                    onClick={() => give(sooner(orders, i))}
                  >
                    <span className={css.up}>
                      <Icon name="down" />
                    </span>
                  </Button>
                )}
                <Button
                  square
                  look="quiet"
                  aria-label={t('orders.remove', { order: text })}
                  onClick={() => give(orders.toSpliced(i, 1))}
                >
                  <Icon name="close" />
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <fieldset className={css.another}>
        <legend>{t('orders.another')}</legend>
        <Picked
          label={t('orders.who')}
          value={draft.who ?? ''}
          onPick={(who) => setDraft({ ...draft, who: who === '' ? null : who })}
        >
          <option value="">{t('orders.anybody')}</option>
          {players.flatMap(({ id, name }) =>
            id === playerID ? (
              []
            ) : (
              <option key={id} value={id}>
                {name}
              </option>
            ),
          )}
        </Picked>
        <Picked
          label={t('orders.what')}
          value={draft.when}
          onPick={(picked) => setDraft({ ...draft, when: orderOccasions.find((when) => when === picked) ?? draft.when })}
        >
          {orderOccasions.map((when) => (
            <option key={when} value={when}>
              {occasionText(words, when)}
            </option>
          ))}
        </Picked>
        <Picked
          label={t('orders.reply')}
          value={draft.answer}
          onPick={(picked) => setDraft({ ...draft, answer: orderAnswers.find((answer) => answer === picked) ?? draft.answer })}
        >
          {orderAnswers.map((answer) => (
            <option key={answer} value={answer}>
              {t(`orders.answer.${answer}`)}
            </option>
          ))}
        </Picked>
        <Button
          look="primary"
          unavailable={orders.length < MAX_ORDERS ? undefined : t('orders.full')}
          onClick={() => give([...orders, draft])}
        >
          {t('orders.add')}
        </Button>
      </fieldset>
    </Dialog>
  );
}

/** A choice for one part of an order. The preceding words of the sentence are its label. */
function Picked({
  label,
  value,
  onPick,
  children,
}: {
  label: string;
  value: string;
  onPick: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={css.picked}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onPick(event.target.value)}>
        {children}
      </select>
    </div>
  );
}

/** The orders with the one at this index moved up by one. */
function sooner(orders: readonly StandingOrder[], at: number): StandingOrder[] {
  return [...orders.slice(0, at - 1), ...orders.slice(at, at + 1), ...orders.slice(at - 1, at), ...orders.slice(at + 1)];
}

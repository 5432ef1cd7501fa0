import { canonicalPayments, quoteBasket, type ObjectId } from '@sobremesa/games/museum';
import { useState } from 'react';
import { Example, people, READER } from '../../../../rulebook/Example.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Choice } from '../../../../ui/Choice.tsx';
import board from '../../Board.module.css';
import { useWords } from '../../words.ts';
import { CardToggles } from './CardToggles.tsx';
import css from './examples.module.css';
import { scene } from './scene.ts';

/** The Ishtar Gate, the mask of Sargon and the Stele of the Vultures. */
const goods = ['MES-04', 'MES-07', 'MES-14'] as const satisfies readonly ObjectId[];
type Good = (typeof goods)[number];
/** Objects of values 4, 3, 2 and 1. */
const rest = ['ROM-13', 'GRE-14', 'INC-09', 'MAY-15'] as const;
const PURSE = 2;
const coins = ['0', '1', '2'] as const;

interface Deal {
  good: Good;
  cards: readonly ObjectId[];
  prestige: number;
}

const beginning: Deal = { good: 'MES-04', cards: ['GRE-14'], prestige: 0 };

/** Lets the reader choose Objects to buy and a payment. */
export function PayExample() {
  const words = useWords(people);
  const { t } = words;
  const [deal, setDeal] = useState(beginning);
  const { good, cards, prestige } = deal;
  const G = scene({ hand: [good, ...rest], prestige: PURSE });
  const quote = quoteBasket(G, READER, [{ card: good, cell: 0 }], { cards, prestige });
  const { missing, overpaid, superfluous } = quote;
  const state = missing > 0 ? 'missing' : overpaid > 0 ? 'overpaid' : 'exact';
  const spare = [
    ...superfluous.cards.map(words.object),
    ...(superfluous.prestige > 0 ? [t('counter.prestige', { count: superfluous.prestige })] : []),
  ];
  const [cheapest] = canonicalPayments(rest, PURSE, quote.cost, 1);

  return (
    <Example
      ask={t('tried.pay.ask')}
      look={board.board}
      result={[
        t(`counter.sum.${state}`, { cost: quote.cost, paid: quote.paid, missing, overpaid }),
        ...(spare.length > 0 ? [t('counter.spare', { things: words.list(spare), count: spare.length })] : []),
      ]}
      onAgain={() => setDeal(beginning)}
    >
      <Choice
        legend={t('tried.pay.goods')}
        options={goods.map((value) => ({ value, label: words.object(value) }))}
        value={good}
        onChange={(value) => setDeal({ ...deal, good: value })}
      />
      <CardToggles
        words={words}
        label={t('counter.payment')}
        cards={rest}
        picked={cards}
        onPick={(picked) => setDeal({ ...deal, cards: picked })}
      />
      <div className={css.row}>
        <Choice
          legend={t('tried.pay.prestige')}
          options={coins.map((value) => ({ value, label: value }))}
          value={coins[prestige] ?? '0'}
          onChange={(value) => setDeal({ ...deal, prestige: Number(value) })}
        />
        <Button data-tool="" onClick={() => cheapest !== undefined && setDeal({ good, ...cheapest })}>
          {t('tried.pay.cheapest')}
        </Button>
      </div>
    </Example>
  );
}

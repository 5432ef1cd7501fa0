import { playerOf, purchasePreview } from '@sobremesa/games/museum';
import { useTable } from '../table.tsx';
import css from './Counter.module.css';
import { moveOf, type Draft } from './draft.ts';

/** The destinations of goods and payment, and the gains of the purchase, in sentences. */
export function Outcome({ draft }: { draft: Draft }) {
  const { G, playerID, words } = useTable();
  if (playerID === null) return null;
  const { t } = words;
  const [purchase] = moveOf(G, playerID, draft).args;
  const { seller, fee, points, favours, prestige, lastRound } = purchasePreview(G, playerID, purchase);
  const to = seller === null ? 'own' : 'other';
  const player = seller === null ? '' : words.name(seller);
  const sentences = [
    fee !== null && t(`counter.fee.${fee}`, { player }),
    draft.payment.length > 0 &&
      t('counter.cardsGo', { to, player, cards: words.list(draft.payment.map(words.object)), count: draft.payment.length }),
    draft.prestige > 0 && t('counter.prestigeGoes', { to, player, count: draft.prestige }),
    points > 0 && t('counter.points', { points, score: playerOf(G, playerID).score + points }),
    prestige > 0 && t('counter.gain', { count: prestige }),
    favours > 0 && t('counter.favours', { count: favours }),
    lastRound && t('counter.lastRound'),
  ].filter((sentence) => sentence !== false);
  return (
    <ul className={css.sentences}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

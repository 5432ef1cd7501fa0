import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/**
 * A block that has just closed a window: who blocked whom, and what is lost. Shown until the next
 * move, to all but the player who blocked.
 */
export function Blocked() {
  const text = useTable(({ fresh, playerID, words }) => {
    const blocked = fresh.map(({ event }) => event).find((event) => event.type === 'blocked');
    if (blocked === undefined || blocked.by === playerID) return null;
    const { player, by, cards } = blocked;
    return words.sentence({ key: 'log.blocked', values: { player: { player }, by: { player: by }, cards: { terms: cards } } });
  });
  return text !== null && <p className={css.blocked}>{text}</p>;
}

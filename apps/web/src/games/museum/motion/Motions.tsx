import type { View } from '@sobremesa/games/museum';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { afterLayout } from '../../../ui/afterLayout.ts';
import { mayMove } from '../../motion/animate.ts';
import { useMotions } from '../../motion/useMotions.ts';
import { useTable, type Table } from '../table.tsx';
import { Drawn, Masterpiece } from './Drawn.tsx';
import css from './Motions.module.css';
import { planOf } from './plan.ts';
import { placesOf, play, type Places } from './play.ts';

export interface MotionsProps {
  board: RefObject<HTMLElement | null>;
  /** The reader's view before the first motion. */
  since: Pick<Table, 'G' | 'version'>;
}

/** Animates the newest events over the board. */
export default function Motions({ board, since }: MotionsProps) {
  const { G, playerID, version, fresh } = useTable(({ G, playerID, version, fresh }) => ({ G, playerID, version, fresh }));
  const before = useBefore(since, G, version);
  const plan = useMemo(
    () =>
      planOf(
        fresh.map(({ event }) => event),
        playerID,
        before,
      ),
    [fresh, playerID, before],
  );
  const layer = useRef<HTMLDivElement>(null);
  const places = useRef<Places>(new Map());
  useEffect(() => {
    const root = board.current;
    return root === null ? undefined : afterLayout(root, () => (places.current = placesOf(root)));
  }, [board]);
  const moving = useMotions(
    board,
    version,
    (root) => {
      if (layer.current === null) return [];
      const before = places.current;
      places.current = placesOf(root);
      return play(plan, { board: root, layer: layer.current, before });
    },
    since.version,
  );

  const flying = moving && mayMove();
  return (
    <div ref={layer} className={css.layer} aria-hidden="true">
      {moving &&
        plan.map((motion, index) => {
          const key = `${version} ${index}`;
          if (motion.kind === 'fly') return flying && <Drawn key={key} ghost={motion.ghost} motion={index} />;
          return motion.kind === 'masterpiece' && <Masterpiece key={key} card={motion.card} motion={index} />;
        })}
    </div>
  );
}

/** The view before this version. */
function useBefore(since: MotionsProps['since'], G: View, version: number): View {
  const [seen, setSeen] = useState({ ...since, before: since.G });
  if (seen.version !== version) setSeen({ G, version, before: seen.G });
  return seen.version === version ? seen.before : seen.G;
}

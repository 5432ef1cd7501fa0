import { useRef, type RefObject } from 'react';
import { mayMove } from '../../motion/animate.ts';
import { useMotions } from '../../motion/useMotions.ts';
import { CardArt, CardBack } from '../art/CardArt.tsx';
import { useTable } from '../table.tsx';
import css from './Motions.module.css';
import { play } from './play.ts';
import { planOf, type Motion } from './plan.ts';

interface MotionsProps {
  board: RefObject<HTMLElement | null>;
  /** The last version without a motion. */
  since: number;
}

/** Animates the newest events over the board. */
export default function Motions({ board, since }: MotionsProps) {
  const { size, playerID, version, fresh } = useTable(({ G, playerID, version, fresh }) => ({
    size: G.route.length,
    playerID,
    version,
    fresh,
  }));
  const overlay = useRef<HTMLDivElement>(null);
  const events = fresh.map(({ event }) => event);
  const plan = planOf(events, size, playerID);
  const animate = (root: HTMLElement) => play(root, plan, [...(overlay.current?.children ?? [])] as HTMLElement[]);
  const moving = useMotions(board, version, animate, since);
  const flights = moving && mayMove() ? plan.filter(flies) : [];

  return (
    <div ref={overlay} className={css.overlay} aria-hidden="true">
      {flights.map(({ card, start, to }) => (
        <div key={`${card} ${start} ${to}`} className={css.ghost}>
          {card === null ? <CardBack /> : <CardArt id={card} />}
        </div>
      ))}
    </div>
  );
}

function flies(motion: Motion): motion is Extract<Motion, { kind: 'fly' }> {
  return motion.kind === 'fly';
}

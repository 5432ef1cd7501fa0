import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CardArt, CardBack } from '../art/CardArt.tsx';
import { useTable } from '../table.tsx';
import css from './Motions.module.css';
import { play } from './play.ts';
import { planOf, type Motion } from './plan.ts';

/** Shows what has just happened, over the board as it is now. Never in the way: a press on the board skips it. */
export function Motions({ board }: { board: RefObject<HTMLElement | null> }) {
  const { G, playerID, version, fresh } = useTable();
  const [shown, setShown] = useState(version);
  const overlay = useRef<HTMLDivElement>(null);
  const events = fresh.map(({ event }) => event);
  const plan = shown === version ? [] : planOf(events, G.route.length, playerID);
  const start = useEffectEvent((root: HTMLElement) => play(root, plan, [...(overlay.current?.children ?? [])] as HTMLElement[]));

  useLayoutEffect(() => {
    const root = board.current;
    if (root === null) return undefined;
    const running = start(root);
    if (running.length === 0) return undefined;
    const skip = () => {
      for (const animation of running) animation.finish();
    };
    root.addEventListener('pointerdown', skip, { once: true });
    let current = true;
    const rest = async () => {
      await Promise.allSettled(running.map((animation) => animation.finished));
      if (current) setShown(version);
    };
    void rest();
    return () => {
      current = false;
      root.removeEventListener('pointerdown', skip);
      for (const animation of running) animation.cancel();
    };
  }, [board, version]);

  return (
    <div ref={overlay} className={css.overlay} aria-hidden="true">
      {plan.filter(flies).map(({ card, start, to }) => (
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

import { prado } from '@sobremesa/games/prado';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { VisitCardBack } from '../art/cards.tsx';
import { Flash } from '../art/gallery.tsx';
import { Visitor } from '../art/visitors.tsx';
import { Framed } from '../museum/Frame.tsx';
import { useTable } from '../table.tsx';
import { VisitCard } from '../tray/VisitCard.tsx';
import css from './Motions.module.css';
import { planOf, type Ghost } from './plan.ts';
import { placesOf, play, type Places } from './play.ts';

/** Shows what has just happened, over the board as it is now. Never in the way: a press or a key on the board skips it. */
export function Motions({ board }: { board: RefObject<HTMLElement | null> }) {
  const { playerID, version, fresh, words } = useTable();
  const [shown, setShown] = useState(version);
  const overlay = useRef<HTMLDivElement>(null);
  const places = useRef<Places>(new Map());
  const plan =
    shown === version
      ? []
      : planOf(
          fresh.map(({ event }) => event),
          playerID,
        );
  const start = useEffectEvent((root: HTMLElement) => {
    const drawn = (kind: string) => [...(overlay.current?.querySelectorAll<HTMLElement>(`[data-${kind}]`) ?? [])];
    const before = places.current;
    places.current = placesOf(root);
    return play(plan, { board: root, ghosts: drawn('ghost'), captions: drawn('caption'), flashes: drawn('flash'), before });
  });

  useLayoutEffect(() => {
    const root = board.current;
    if (root === null) return undefined;
    const running = start(root);
    if (running.length === 0) return undefined;
    const skip = () => {
      for (const animation of running) animation.finish();
    };
    root.addEventListener('pointerdown', skip, { once: true });
    root.addEventListener('keydown', skip, { once: true });
    let current = true;
    const rest = async () => {
      await Promise.allSettled(running.map((animation) => animation.finished));
      if (current) setShown(version);
    };
    void rest();
    return () => {
      current = false;
      root.removeEventListener('pointerdown', skip);
      root.removeEventListener('keydown', skip);
      for (const animation of running) animation.cancel();
    };
  }, [board, version]);

  return (
    <div ref={overlay} className={css.overlay} aria-hidden="true">
      {plan.map((motion) => {
        if (motion.kind === 'fly') return <Drawn key={`${motion.start} ${motion.from} ${motion.to}`} ghost={motion.ghost} />;
        if (motion.kind !== 'photo') return null;
        const { event, start } = motion;
        return (
          <div key={start}>
            <Drawn ghost={{ painting: event.painting }} />
            <div className={css.flash} data-flash="">
              <Flash />
            </div>
            <p className={css.caption} data-caption="">
              {words.sentence(prado.sentence(event))}
            </p>
          </div>
        );
      })}
    </div>
  );
}

function Drawn({ ghost }: { ghost: Ghost }) {
  if ('painting' in ghost) {
    return (
      <div className={css.painting} data-ghost="painting">
        <Framed painting={ghost.painting} />
      </div>
    );
  }
  return (
    <div className={css.ghost} data-ghost="">
      {'visitor' in ghost ? (
        <Visitor kind={ghost.visitor} />
      ) : ghost.card === null ? (
        <VisitCardBack />
      ) : (
        <VisitCard card={ghost.card} />
      )}
    </div>
  );
}

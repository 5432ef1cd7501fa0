import { useEffect, useRef, type RefObject } from 'react';
import { afterLayout } from '../../../ui/afterLayout.ts';
import { mayMove } from '../../motion/animate.ts';
import { useMotions } from '../../motion/useMotions.ts';
import { VisitCardBack } from '../art/cards.tsx';
import { Flash } from '../art/gallery.tsx';
import { Visitor } from '../art/visitors.tsx';
import { Framed } from '../museum/Frame.tsx';
import { useTable, useTableWords } from '../table.tsx';
import { VisitCard } from '../tray/VisitCard.tsx';
import css from './Motions.module.css';
import { planOf, type Ghost } from './plan.ts';
import { placesOf, play, type Places } from './play.ts';
import { rules } from '../rules.ts';

interface MotionsProps {
  board: RefObject<HTMLElement | null>;
  /** The last version without a motion. */
  since: number;
}

/** Animates the newest events over the board. */
export default function Motions({ board, since }: MotionsProps) {
  const words = useTableWords();
  const { playerID, version, fresh } = useTable(({ playerID, version, fresh }) => ({ playerID, version, fresh }));
  const overlay = useRef<HTMLDivElement>(null);
  const places = useRef<Places>(new Map());
  useEffect(() => {
    const root = board.current;
    return root === null ? undefined : afterLayout(root, () => (places.current = placesOf(root)));
  }, [board]);

  const plan = planOf(
    fresh.map(({ event }) => event),
    playerID,
  );
  const moving = useMotions(
    board,
    version,
    (root) => {
      const drawn = (kind: string) => [...(overlay.current?.querySelectorAll<HTMLElement>(`[data-${kind}]`) ?? [])];
      const before = places.current;
      places.current = placesOf(root);
      return play(plan, { board: root, ghosts: drawn('ghost'), captions: drawn('caption'), flashes: drawn('flash'), before });
    },
    since,
  );

  const flying = moving && mayMove();
  return (
    <div ref={overlay} className={css.overlay} aria-hidden="true">
      {(moving ? plan : []).map((motion) => {
        if (motion.kind === 'fly') {
          return flying && <Drawn key={`${motion.start} ${motion.from} ${motion.to}`} ghost={motion.ghost} />;
        }
        if (motion.kind !== 'photo') return null;
        const { event, start } = motion;
        return (
          <div key={start}>
            {flying && (
              <>
                <Drawn ghost={{ painting: event.painting }} />
                <div className={css.flash} data-flash="">
                  <Flash />
                </div>
              </>
            )}
            <p className={css.caption} data-caption="">
              {words.sentence(rules.sentence(event))}
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

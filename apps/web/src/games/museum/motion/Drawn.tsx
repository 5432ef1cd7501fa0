import type { ObjectId } from '@sobremesa/games/museum';
import { ExpertPortrait, FavourPicture } from '../art/pictures.tsx';
import { ObjectCard } from '../art/ObjectCard.tsx';
import { CardBack, FavourBack, OpinionToken, PrestigeToken } from '../art/tokens.tsx';
import { useTableWords } from '../table.tsx';
import css from './Drawn.module.css';
import type { Ghost } from './plan.ts';
import { Wreath } from './Wreath.tsx';

/** A flying thing. @param motion the index of its motion in the plan */
export function Drawn({ ghost, motion }: { ghost: Ghost; motion: number }) {
  const words = useTableWords();
  if ('token' in ghost) {
    return (
      <div className={css.token} data-motion={motion}>
        {ghost.token === 'prestige' ? <PrestigeToken size="100%" /> : <OpinionToken size="100%" />}
      </div>
    );
  }
  return (
    <div className={css.card} data-motion={motion}>
      {'object' in ghost && <ObjectCard object={ghost.object} name={words.object(ghost.object)} size="mini" />}
      {'back' in ghost && <CardBack continent={ghost.back} />}
      {'expert' in ghost && (
        <div className={css.paper}>
          <ExpertPortrait expert={ghost.expert} />
        </div>
      )}
      {'favour' in ghost &&
        (ghost.favour === null ? (
          <FavourBack />
        ) : (
          <div className={css.paper}>
            <FavourPicture kind={ghost.favour} />
            <span className={css.name}>{words.term(ghost.favour)}</span>
          </div>
        ))}
    </div>
  );
}

/** A masterpiece in a large view, with light, laurel and title. */
export function Masterpiece({ card, motion }: { card: ObjectId; motion: number }) {
  const words = useTableWords();
  return (
    <div className={css.scene} data-motion={motion}>
      <div className={css.veil} data-part="veil" />
      <svg className={css.light} data-part="light" viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
        {RAYS.map((angle) => (
          <path key={angle} d="M-5 0L-11-98H11L5 0z" transform={`rotate(${angle})`} />
        ))}
      </svg>
      <div className={css.laurel} data-part="laurel">
        <Wreath />
      </div>
      <div className={css.middle} data-part="middle" />
      <p className={css.title} data-part="title">
        <small>{words.t('motion.masterpiece')}</small>
        {words.object(card)}
      </p>
      <div className={css.shown} data-part="card">
        <ObjectCard object={card} name={words.object(card)} size="large" />
      </div>
    </div>
  );
}

const RAYS = Array.from({ length: 16 }, (_, index) => index * 22.5);

import { use, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { PlayerID } from '@sobremesa/games/kit';
import { loadGallery } from '../../games/load.ts';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { loadPiecesOf, type Piece } from '../pieces.ts';
import { galleryTexts } from '../texts.ts';
import styles from './Exhibition.module.css';
import { ShareWall } from './ShareWall.tsx';
import { WallWalk } from './WallWalk.tsx';

export interface ExhibitionProps {
  game: string;
  /** The final view of the match. */
  view: unknown;
  seats: readonly { seat: PlayerID; name: string }[];
  /** The reader's seat; null for a spectator. */
  reader: PlayerID | null;
}

/** What each player has collected in a match, as a wall to walk along, with its labels. */
export default function Exhibition(props: ExhibitionProps) {
  const language = useLocale();
  const loaded = use(loadGallery(props.game, language));
  const pieces = use(loadPiecesOf(props.game, language));
  if (loaded === null) return null;
  const walls = props.seats.map(({ seat, name }) => {
    const ids = loaded.gallery.exhibition(props.view, seat);
    return { seat, name, pieces: ids.flatMap((id) => pieces.find((piece) => piece.id === id) ?? []) };
  });
  if (walls.every((wall) => wall.pieces.length === 0)) return null;
  return (
    <MoreTexts part="gallery" texts={galleryTexts}>
      <Walls game={props.game} walls={walls} reader={props.reader} />
    </MoreTexts>
  );
}

interface OwnWall {
  seat: PlayerID;
  name: string;
  pieces: readonly Piece[];
}

function Walls({ game, walls, reader }: { game: string; walls: readonly OwnWall[]; reader: PlayerID | null }) {
  const t = useTranslations('gallery.exhibition');
  const id = useId();
  const [seat, show] = useState(reader ?? walls[0]?.seat);
  const wall = walls.find((other) => other.seat === seat) ?? walls[0];
  if (wall === undefined) return null;
  const title = wall.seat === reader ? t('yours') : t('of', { name: wall.name });
  return (
    <section className={styles.exhibition} aria-labelledby={`${id}title`}>
      <header className={styles.header}>
        <h2 id={`${id}title`}>{title}</h2>
        <p className={styles.count}>{t('count', { count: wall.pieces.length })}</p>
        {walls.length > 1 && (
          <p className={styles.whose}>
            <label htmlFor={`${id}whose`}>{t('whose')}</label>
            <select id={`${id}whose`} value={wall.seat} onChange={(event) => show(event.target.value)}>
              {walls.map(({ seat, name }) => (
                <option key={seat} value={seat}>
                  {seat === reader ? t('you') : name}
                </option>
              ))}
            </select>
          </p>
        )}
      </header>
      {wall.pieces.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <>
          <WallWalk key={wall.seat} pieces={wall.pieces} />
          <ShareWall game={game} title={wall.seat === reader ? t('mine') : title} pieces={wall.pieces} />
        </>
      )}
    </section>
  );
}

import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGameName } from '../lobby/names.ts';
import { classes } from '../ui/classes.ts';
import { grouped } from './grouped.ts';
import { Hanging } from './Hanging.tsx';
import { labelPath, type Piece } from './pieces.ts';
import styles from './Wall.module.css';

/** What the views of the gallery show; each label keeps the filters in its address. */
export interface ViewProps {
  pieces: readonly Piece[];
  search: string;
}

/** The pieces on a wall for each game, by school, civilisation or kind. */
export function Wall({ pieces, search }: ViewProps) {
  const t = useTranslations('gallery');
  const gameName = useGameName();
  return (
    <div className={styles.walls}>
      {[...grouped(pieces, ({ game }) => game)].map(([game, own]) => (
        <section key={game} className={classes(own[0]?.gallery.wall, styles.wall)} aria-labelledby={`wall-${game}`}>
          <header className={styles.header}>
            <h2 id={`wall-${game}`}>{gameName(game)}</h2>
            <Link href={`/about/${game}`}>{t('toGame', { game: gameName(game) })}</Link>
          </header>
          {[...grouped(own, ({ group }) => group)].map(([group, members]) => (
            <section key={group} className={styles.group} aria-labelledby={`wall-${game} wall-${game}-${group}`}>
              <h3 id={`wall-${game}-${group}`}>{members[0]?.groupName}</h3>
              <ul className={styles.hang}>
                {members.map((piece) => (
                  <Hanging key={piece.id} piece={piece} href={labelPath(piece) + search} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

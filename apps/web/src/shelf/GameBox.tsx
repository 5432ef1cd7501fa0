import { useId, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { useGameAbout, useGameBox, useGameName } from '../lobby/names.ts';
import { Cover } from './Cover.tsx';
import styles from './GameBox.module.css';

/** Labels a control with its own text and the game's name. */
export type Named = (what: string) => { id: string; 'aria-labelledby': string };

interface GameBoxProps {
  game: string;
  /** The number of people who play it now. */
  people?: number;
  /** Its buttons. */
  children: (named: Named) => ReactNode;
}

/** A game on the shelf: its description, and buttons to play. */
export function GameBox({ game, people = 0, children }: GameBoxProps) {
  const t = useTranslations('lobby');
  const gameName = useGameName();
  const about = useGameAbout();
  const box = useGameBox();
  const id = useId();

  return (
    <li className={styles.box}>
      <div className={styles.stand}>
        <Cover game={game} className={styles.cover} />
        {people > 0 && <p className={styles.people}>{t('shelf.people', { people })}</p>}
      </div>
      <div className={styles.words}>
        <h3 id={`${id}name`}>
          <Link href={`/about/${game}`}>{gameName(game)}</Link>
        </h3>
        <p className={styles.facts}>{box(game)}</p>
        <p className={styles.about}>{about(game)}</p>
      </div>
      <div className={styles.actions}>
        {children((what) => ({ id: `${id}${what}`, 'aria-labelledby': `${id}${what} ${id}name` }))}
      </div>
    </li>
  );
}

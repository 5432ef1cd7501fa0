import type { TableSummary } from '@sobremesa/protocol';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { LinkButton } from '../ui/LinkButton.tsx';
import { games } from '../games/index.ts';
import { useGameAbout, useGameBox, useGameName } from '../lobby/names.ts';
import { seatedNames } from '../lobby/seats.ts';
import { Button } from '../ui/Button.tsx';
import { Cover } from './Cover.tsx';
import styles from './GameBox.module.css';

interface GameBoxProps {
  game: string;
  /** All that are known of. */
  tables: readonly TableSummary[];
  /** A match is being begun. */
  busy: boolean;
  onPlay: () => void;
  onOpen: () => void;
}

/** A game on the shelf: what it is, and what one can do with it. */
export function GameBox({ game, tables, busy, onPlay, onOpen }: GameBoxProps) {
  const t = useTranslations('lobby');
  const gameName = useGameName();
  const about = useGameAbout();
  const box = useGameBox();
  const id = useId();
  const at = tables.filter((table) => table.game === game && table.status !== 'finished');
  const people = at.reduce((sum, { seats }) => sum + seatedNames(seats.filter(({ bot }) => bot === null)).length, 0);
  /** What a control does is said with the game in which. */
  const named = (what: string) => ({ id: `${id}${what}`, 'aria-labelledby': `${id}${what} ${id}name` });

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
        <Button {...named('play')} look="primary" busy={busy} onClick={onPlay}>
          {t('playNow.title')}
        </Button>
        {Object.hasOwn(games, game) && (
          <LinkButton {...named('learn')} href={`/learn/${game}`}>
            {t('shelf.learn')}
          </LinkButton>
        )}
        <Button {...named('open')} onClick={onOpen}>
          {t('shelf.open')}
        </Button>
        <LinkButton {...named('rules')} href={`/rules/${game}`}>
          {t('shelf.rules')}
        </LinkButton>
      </div>
    </li>
  );
}

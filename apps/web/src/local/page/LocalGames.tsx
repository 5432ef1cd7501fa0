import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { useTab } from '../../lib/tab.ts';
import { TopBar } from '../../layout/TopBar.tsx';
import { games } from '../../games/index.ts';
import { useGameAbout, useGameName } from '../../lobby/names.ts';
import { Cover } from '../../shelf/Cover.tsx';
import styles from './Local.module.css';
import { isBegun } from './saved.ts';

/** The games that can be played on this device. Those with a stored match come first. */
export function LocalGames() {
  const t = useTranslations('here');
  const gameName = useGameName();
  const about = useGameAbout();
  const heading = useRef<HTMLHeadingElement>(null);
  useTab(t('title'));
  useEffect(() => heading.current?.focus(), []);
  const known = Object.keys(games).map((game) => ({ game, begun: isBegun(game) }));
  return (
    <>
      <TopBar />
      <main className={styles.main}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p className={styles.about}>{t('about')}</p>
        <ul className={styles.games}>
          {known
            .toSorted((a, b) => Number(b.begun) - Number(a.begun))
            .map(({ game, begun }) => (
              <li key={game}>
                <Cover game={game} className={styles.cover} />
                <div className={styles.words}>
                  <LinkButton href={`/here/${game}`} look={begun ? 'primary' : 'plain'}>
                    {gameName(game)}
                  </LinkButton>
                  <p>{begun ? t('goOn') : about(game)}</p>
                </div>
              </li>
            ))}
        </ul>
        <p>
          <Link href="/replay">{t('replay')}</Link>
        </p>
      </main>
    </>
  );
}

import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { games } from '../games/index.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { InstallButton } from '../layout/InstallButton.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { usePreferences } from '../lib/preferences.ts';
import { useTab } from '../lib/tab.ts';
import page from '../lobby/LobbyPage.module.css';
import { Welcome } from '../lobby/Welcome.tsx';
import { isBegun } from '../local/page/saved.ts';
import { GameBox } from '../shelf/GameBox.tsx';
import { ShelfFrame } from '../shelf/ShelfFrame.tsx';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import styles from './HomePage.module.css';
import { repository } from './repository.ts';
import { staticTexts } from './texts.ts';

/** The start page of a build without a server. */
export function HomePage() {
  return (
    <MoreTexts part="static" texts={staticTexts}>
      <Home />
    </MoreTexts>
  );
}

function Home() {
  const t = useTranslations('static');
  const tLicences = useTranslations('licences');
  useTab('Sobremesa');
  return (
    <>
      <TopBar />
      <main className={page.lobby}>
        <Welcome title={t('title')} text={t('what')}>
          <InstallButton />
        </Welcome>
        <Games />
        <Far />
      </main>
      <footer className={page.footer}>
        <Link href="/licences">{tLicences('link')}</Link>
      </footer>
    </>
  );
}

/** The games, each started with one press. */
function Games() {
  const t = useTranslations('static');
  const tLobby = useTranslations('lobby');
  const tLevels = useTranslations('bots.levels');
  const [, navigate] = useLocation();
  const { bots, level } = usePreferences();
  const [starting, setStarting] = useState(false);
  const [failed, setFailed] = useState(false);

  async function play(game: string) {
    setStarting(true);
    setFailed(false);
    try {
      const { playHere } = await import('../local/page/playHere.ts');
      navigate(await playHere({ game, bots: Number(bots), level, guest: t('you') }));
    } catch {
      setStarting(false);
      setFailed(true);
      announce(t('failed'), true);
    }
  }

  return (
    <ShelfFrame against={t('against', { bots: Number(bots), level: tLevels(level) })} problem={failed ? t('failed') : null}>
      {Object.keys(games).map((game) => (
        <GameBox key={game} game={game}>
          {(named) => (
            <>
              <Button {...named('play')} look="primary" busy={starting} onClick={() => void play(game)}>
                {isBegun(game) ? t('resume') : t('bots')}
              </Button>
              <LinkButton {...named('device')} href={`/here/${game}?people=2`}>
                {t('device')}
              </LinkButton>
              <LinkButton {...named('learn')} href={`/learn/${game}`}>
                {tLobby('shelf.learn')}
              </LinkButton>
              <LinkButton {...named('rules')} href={`/rules/${game}`}>
                {tLobby('shelf.rules')}
              </LinkButton>
            </>
          )}
        </GameBox>
      ))}
    </ShelfFrame>
  );
}

/** Explains how to play with friends elsewhere. */
function Far() {
  const t = useTranslations('static');
  const title = useId();
  return (
    <section className={styles.far} aria-labelledby={title}>
      <h2 id={title}>{t('far')}</h2>
      <p>{t('host')}</p>
      {repository !== null && <a href={`${repository}#readme`}>{t('how')}</a>}
    </section>
  );
}

import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { NotFound } from '../layout/NotFound.tsx';
import { usePreferences } from '../lib/preferences.ts';
import { useTab } from '../lib/tab.ts';
import { TopBar } from '../layout/TopBar.tsx';
import { games } from '../games/index.ts';
import { loadRulebook } from '../games/load.ts';
import { GameTextProvider } from '../i18n/gameText.tsx';
import { languages, nameOf } from '../i18n/spoken.ts';
import { useGameName } from '../lobby/names.ts';
import { Button } from '../ui/Button.tsx';
import { Reader } from './Reader.tsx';
import styles from './RulesPage.module.css';

/**
 * The rules without a table, to read or to print: `/rules/:game` in the reader's language,
 * `/rules/:game/:language` in that language.
 */
export default function RulesPage({ game, language }: { game: string; language: string | undefined }) {
  const asked = languages.find((known) => known === language);
  useEffect(() => {
    // The link sets the language of this page only; the stored preference stays.
    if (asked !== undefined) usePreferences.setState({ language: asked });
  }, [asked]);
  if (!Object.hasOwn(games, game) || (language !== undefined && asked === undefined)) return <NotFound />;
  return <Book game={game} />;
}

/** The paragraph in the page's address, if there is one. */
const placeInAddress = () => (location.hash.length > 1 ? { topic: decodeURIComponent(location.hash.slice(1)) } : null);

function Book({ game }: { game: string }) {
  const t = useTranslations('table.rules');
  const gameName = useGameName();
  const language = useLocale();
  const { rulebook, texts, messages } = use(loadRulebook(game, language));
  const heading = useRef<HTMLHeadingElement>(null);
  const [at, setAt] = useState(placeInAddress);
  const title = t('title', { game: gameName(game) });
  useTab(title);
  // Runs again after a change of language, which removes the page for a moment.
  useLayoutEffect(() => {
    if (at === null) heading.current?.focus({ preventScroll: true });
  }, [at]);
  useEffect(() => {
    const follow = () => setAt(placeInAddress());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main} lang={language}>
        <header className={styles.header}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.tools}>
            {languages
              .filter((other) => other !== language)
              .map((other) => (
                <Link key={other} href={`/rules/${game}/${other}`} hrefLang={other} lang={other}>
                  {nameOf(other)}
                </Link>
              ))}
            <Button onClick={() => print()}>{t('print')}</Button>
          </p>
        </header>
        <GameTextProvider messages={messages} players={[]} playerID={null}>
          <Reader game={game} rulebook={rulebook} texts={texts} level={2} at={at} />
        </GameTextProvider>
      </main>
    </div>
  );
}

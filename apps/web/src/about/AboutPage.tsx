import { LobbyFeed } from '@sobremesa/client';
import { Suspense, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useStore } from 'zustand';
import { LinkButton } from '../ui/LinkButton.tsx';
import { NotFound } from '../layout/NotFound.tsx';
import { hasServer } from '../lib/hasServer.ts';
import { useTab } from '../lib/tab.ts';
import { TopBar } from '../layout/TopBar.tsx';
import { useConnection } from '../connection/current.ts';
import { games } from '../games/index.ts';
import { hasGallery, loadForm } from '../games/load.ts';
import { createGameText } from '../i18n/gameText.tsx';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { useGameAbout, useGameBox, useGameName } from '../lobby/names.ts';
import { IntroductionTexts, useInShort } from '../lobby/introduction.tsx';
import { lobbyLists } from '../lobby/seats.ts';
import TableRow from '../lobby/TableRow.tsx';
import { Cover } from '../shelf/Cover.tsx';
import { Loading } from '../ui/Loading.tsx';
import { useInSight } from '../ui/useInSight.ts';
import styles from './AboutPage.module.css';
import { InTheBox } from './InTheBox.tsx';
import { Moving } from './Moving.tsx';
import { aboutTexts } from './texts.ts';

/** `/about/:game`: introduces a game, for links to friends. */
export default function AboutPage({ game }: { game: string }) {
  return Object.hasOwn(games, game) ? <Known game={game} /> : <NotFound />;
}

function Known({ game }: { game: string }) {
  return (
    <MoreTexts part="about" texts={aboutTexts}>
      <IntroductionTexts game={game}>
        <About game={game} />
      </IntroductionTexts>
    </MoreTexts>
  );
}

/** The page of a known game, with its texts around it. */
export function About({ game }: { game: string }) {
  const t = useTranslations('about');
  const name = useGameName()(game);
  const box = useGameBox()(game);
  const about = useGameAbout()(game);
  const inShort = useInShort();
  const story = useTranslations('introduction');
  const heading = useRef<HTMLHeadingElement>(null);
  useTab(name);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const parts = ['place', 'custom', 'game'] as const;

  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <header className={styles.header}>
          <Cover game={game} className={styles.cover} />
          <div className={styles.words}>
            <h1 ref={heading} tabIndex={-1}>
              {name}
            </h1>
            <p className={styles.facts}>{box}</p>
            <p className={styles.about}>{about}</p>
            <p className={styles.actions}>
              <LinkButton href={`/learn/${game}`} look="primary">
                {t('learn')}
              </LinkButton>
              <LinkButton href={`/rules/${game}`}>{t('wholeRules', { game: name })}</LinkButton>
              {hasGallery(game) && <LinkButton href={`/gallery?game=${game}`}>{t('gallery')}</LinkButton>}
              {hasServer ? (
                <LinkButton href="/">{t('toLobby')}</LinkButton>
              ) : (
                <LinkButton href={`/here/${game}`}>{t('here')}</LinkButton>
              )}
            </p>
          </div>
        </header>
        <section aria-labelledby="minute">
          <h2 id="minute">{t('minute')}</h2>
          <ol className={styles.lines}>
            {inShort.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="moving">
          <h2 id="moving">{t('demo.title')}</h2>
          <Moving game={game} />
        </section>
        {hasServer && (
          <section aria-labelledby="tables">
            <h2 id="tables">{t('tables', { game: name })}</h2>
            <Tables game={game} />
          </section>
        )}
        <Later id="box" title={t('box')}>
          <InTheBox game={game} />
        </Later>
        <Later id="variants" title={t('variants')}>
          <Variants game={game} />
        </Later>
        <section aria-labelledby="story" className={styles.story}>
          <h2 id="story">{t('story')}</h2>
          {parts.map((part) => (
            <p key={part}>{story(part)}</p>
          ))}
        </section>
      </main>
    </>
  );
}

/** A part that loads before it scrolls into view. */
function Later({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const part = useRef<HTMLElement>(null);
  const inSight = useInSight(part, '600px');
  const [come, setCome] = useState(false);
  if (inSight && !come) setCome(true);
  return (
    <section ref={part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {come ? <Suspense fallback={<Loading />}>{children}</Suspense> : <Loading />}
    </section>
  );
}

/** Tables with a free seat or open to spectators. */
function Tables({ game }: { game: string }) {
  const t = useTranslations('about');
  const connection = useConnection();
  const [feed] = useState(() => new LobbyFeed(connection));
  useEffect(() => feed.start(), [feed]);
  const { tables } = useStore(feed.store);
  const { mine, open, running } = lobbyLists([...(tables?.values() ?? [])].filter((table) => table.game === game));
  const shown = [...mine, ...open, ...running];
  if (shown.length === 0) return <p className={styles.none}>{t('noTables')}</p>;
  return (
    <ul className={styles.tables}>
      {shown.map((table) => (
        <TableRow key={table.id} table={table} localTime={feed.localTime} />
      ))}
    </ul>
  );
}

function Variants({ game }: { game: string }) {
  const t = useTranslations('about');
  const language = useLocale();
  const { settings, messages } = use(loadForm(game, language));
  const text = createGameText(language, messages, [], null);
  if (settings.optionFields.length === 0) return <p>{t('noVariants')}</p>;
  return (
    <dl className={styles.variants}>
      {settings.optionFields.map(({ name, values }) => (
        <div key={name}>
          <dt>{text.t(`options.${name}.label`)}</dt>
          <dd>{values.map((value) => text.t(`options.${name}.values.${String(value)}`)).join(' · ')}</dd>
          <dd>{text.t(`options.${name}.help`)}</dd>
        </div>
      ))}
    </dl>
  );
}

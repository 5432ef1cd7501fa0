import { connect } from '@sobremesa/client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { Router } from 'wouter';
import { About } from '../about/AboutPage.tsx';
import aboutEn from '../about/messages/en.ts';
import aboutEs from '../about/messages/es.ts';
import { ConnectionContext } from '../connection/current.ts';
import { games } from '../games/index.ts';
import type { SourceLanguage } from '../i18n/languages.ts';
import en from '../i18n/messages/en.ts';
import es from '../i18n/messages/es.ts';
import { LobbyPage } from '../lobby/LobbyPage.tsx';

const messages = { es: { ...es, about: aboutEs }, en: { ...en, about: aboutEn } };

const forgetful = {
  key: () => null,
  keepKey: () => undefined,
  keepName: () => undefined,
  forget: () => undefined,
  onAdopted: () => () => undefined,
};

/**
 * The prerendered pages for a first visit: HTML by language and path. Rendered at build time,
 * without a window and a server. Returning visitors do not see it; see `theme.js`.
 */
export async function firstSights(): Promise<Record<SourceLanguage, Record<string, string>>> {
  return { es: await drawnIn('es'), en: await drawnIn('en') };
}

async function drawnIn(language: SourceLanguage): Promise<Record<string, string>> {
  const lobby = htmlOf(inLanguage(language, '/', messages[language], <LobbyPage />));
  const about = Object.entries(games).map(async ([game, { introduction }]) => {
    const texts = { ...messages[language], introduction: await introduction(language) };
    return [`/about/${game}`, htmlOf(inLanguage(language, `/about/${game}`, texts, <About game={game} />))] as const;
  });
  return { '/': lobby, ...Object.fromEntries(await Promise.all(about)) };
}

function inLanguage(language: SourceLanguage, path: string, texts: object, page: ReactNode) {
  const connection = connect('http://localhost', { identity: forgetful }, { autoConnect: false });
  return (
    <ConnectionContext value={connection}>
      <IntlProvider locale={language} messages={texts} timeZone="UTC">
        <Router ssrPath={path}>{page}</Router>
      </IntlProvider>
    </ConnectionContext>
  );
}

/** Removes the preloads that React adds, which would precede the page's own script. */
function htmlOf(page: ReactNode): string {
  return renderToStaticMarkup(page).replaceAll(/<link rel="preload"[^>]*>/g, '');
}

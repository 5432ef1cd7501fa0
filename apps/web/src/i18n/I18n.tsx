import { use, useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { usePreferences } from '../lib/preferences.ts';
import { houseTexts, tableTexts, waitingTexts } from './house.ts';
import type { Texts } from './texts.ts';

const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Provides the texts of the chosen language. Suspends until they are loaded. */
export function I18n({ children }: { children: ReactNode }) {
  const language = usePreferences((p) => p.language);
  const messages = use(houseTexts(language));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

/** Adds the texts of tables. Suspends until they are loaded. */
export function TableTexts({ children }: { children: ReactNode }) {
  return <MoreOfTheHouse texts={tableTexts}>{children}</MoreOfTheHouse>;
}

/** Adds the texts for the time before a match, and for players new to the game. */
export function WaitingTexts({ children }: { children: ReactNode }) {
  return <MoreOfTheHouse texts={waitingTexts}>{children}</MoreOfTheHouse>;
}

function MoreOfTheHouse({ texts, children }: { texts: Texts<{ table?: object }>; children: ReactNode }) {
  const language = useLocale();
  const before: { table?: object } = useMessages();
  const more = use(texts(language));
  const messages = useMemo(() => ({ ...before, table: { ...before.table, ...more.table } }), [before, more]);
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

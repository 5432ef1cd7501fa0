import { use, useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { usePreferences } from '../lib/preferences.ts';
import { houseTexts, tableTexts, waitingTexts } from './house.ts';
import type { Texts } from './texts.ts';

const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything inside speaks the chosen language. Suspends until its texts are here. */
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

/** Everything inside knows the texts of a table, too. Suspends until they are here. */
export function TableTexts({ children }: { children: ReactNode }) {
  return <MoreOfTheHouse texts={tableTexts}>{children}</MoreOfTheHouse>;
}

/** The same with what is said before a match, and to who has not played the game. */
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

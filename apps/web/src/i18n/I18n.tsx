import { use, useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { usePreferences } from '../app/preferences.ts';
import { houseTexts, tableTexts } from './house.ts';

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
  const language = useLocale();
  const before = useMessages();
  const texts = use(tableTexts(language));
  const messages = useMemo(() => ({ ...before, ...texts }), [before, texts]);
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

import { use, useEffect, useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { usePreferences } from '../app/preferences.ts';
import { twice } from '../app/twice.ts';
import type { Language } from './languages.ts';

/** Texts in a language, asked for once. */
function kept(load: Record<Language, () => Promise<object>>) {
  const asked: Partial<Record<Language, Promise<object>>> = {};
  return {
    of: (language: Language): Promise<object> => (asked[language] ??= twice(load[language])),
    /** Lets a language whose texts could not be had be asked for again. */
    forget: (language: Language): void => void delete asked[language],
  };
}

/** All that a page needs to begin with. */
const house = kept({
  es: async () => (await import('./messages/es.ts?start')).default,
  en: async () => (await import('./messages/en.ts?start')).default,
});

/** What only a table has to say. */
const table = kept({
  es: async () => (await import('./messages/es.ts?table')).default,
  en: async () => (await import('./messages/en.ts?table')).default,
});

export const houseMessages = house.of;
export const forgetMessages = house.forget;
export const tableMessages = table.of;

const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Everything inside speaks the chosen language. Suspends until its texts are here. */
export function I18n({ children }: { children: ReactNode }) {
  const language = usePreferences((p) => p.language);
  const messages = use(house.of(language));
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
  const texts = use(table.of(language));
  const messages = useMemo(() => ({ ...before, ...texts }), [before, texts]);
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

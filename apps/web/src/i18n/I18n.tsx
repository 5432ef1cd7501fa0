import { use, useEffect, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { usePreferences } from '../app/preferences.ts';
import { twice } from '../app/twice.ts';
import type { Language } from './languages.ts';
import type es from './messages/es.ts';
import type { Shape } from './shape.ts';

const load: Record<Language, () => Promise<Shape<typeof es>>> = {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
};

const kept: Partial<Record<Language, Promise<Shape<typeof es>>>> = {};

/** The house's texts in a language; asked for once. */
export function houseMessages(language: Language): Promise<Shape<typeof es>> {
  return (kept[language] ??= twice(load[language]));
}

/** Lets a language whose texts could not be had be asked for again. */
export function forgetMessages(language: Language): void {
  delete kept[language];
}

/** Everything inside speaks the chosen language. Suspends until its texts are here. */
export function I18n({ children }: { children: ReactNode }) {
  const language = usePreferences((p) => p.language);
  const messages = use(houseMessages(language));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <IntlProvider locale={language} messages={messages as never} timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}>
      {children}
    </IntlProvider>
  );
}

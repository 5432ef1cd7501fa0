import { use, useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone, type Messages } from 'use-intl';
import type { Language } from './languages.ts';
import type { Shape } from './shape.ts';

/**
 * Provides the texts of a part of the page to all children, under the part's name. Suspends until
 * they are loaded.
 */
export function MoreTexts<
  Part extends
    | 'about'
    | 'admin'
    | 'devices'
    | 'gallery'
    | 'groups'
    | 'here'
    | 'introduction'
    | 'learn'
    | 'levels'
    | 'recap'
    | 'pace'
    | 'notices'
    | 'replay'
    | 'shuffle'
    | 'static'
    | 'story',
>({ part, texts, children }: { part: Part; texts: (language: Language) => Promise<Shape<Messages[Part]>>; children: ReactNode }) {
  const language = useLocale();
  const timeZone = useTimeZone();
  const before = useMessages();
  const messages = use(texts(language));
  const all = useMemo(() => ({ ...before, [part]: messages }), [before, part, messages]);
  return (
    <IntlProvider locale={language} messages={all} {...(timeZone === undefined ? {} : { timeZone })}>
      {children}
    </IntlProvider>
  );
}

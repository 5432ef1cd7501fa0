import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl';
import type { Shape } from '../i18n/shape.ts';
import type es from './messages/es.ts';

/** Everything inside knows the texts of lessons, too. */
export function LearnTexts({ messages, children }: { messages: Shape<typeof es>; children: ReactNode }) {
  const language = useLocale();
  const timeZone = useTimeZone();
  const before = useMessages();
  const all = useMemo(() => ({ ...before, learn: messages }), [before, messages]);
  return (
    <IntlProvider locale={language} messages={all} {...(timeZone === undefined ? {} : { timeZone })}>
      {children}
    </IntlProvider>
  );
}

import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone } from 'use-intl';
import type { Shape } from '../i18n/shape.ts';
import type es from './messages/es.ts';

/** Everything inside knows the texts of the administration, too. */
export function AdminTexts({ messages, children }: { messages: Shape<typeof es>; children: ReactNode }) {
  const language = useLocale();
  const timeZone = useTimeZone();
  const before = useMessages();
  const all = useMemo(() => ({ ...before, admin: messages }), [before, messages]);
  return (
    <IntlProvider locale={language} messages={all} {...(timeZone === undefined ? {} : { timeZone })}>
      {children}
    </IntlProvider>
  );
}

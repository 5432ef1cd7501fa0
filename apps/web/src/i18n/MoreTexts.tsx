import { useMemo, type ReactNode } from 'react';
import { IntlProvider, useLocale, useMessages, useTimeZone, type Messages } from 'use-intl';

/** Everything inside knows the texts of a part of the page, too, under its name. */
export function MoreTexts<Part extends 'about' | 'admin' | 'here' | 'learn'>({
  part,
  messages,
  children,
}: {
  part: Part;
  messages: Messages[Part];
  children: ReactNode;
}) {
  const language = useLocale();
  const timeZone = useTimeZone();
  const before = useMessages();
  const all = useMemo(() => ({ ...before, [part]: messages }), [before, part, messages]);
  return (
    <IntlProvider locale={language} messages={all} {...(timeZone === undefined ? {} : { timeZone })}>
      {children}
    </IntlProvider>
  );
}

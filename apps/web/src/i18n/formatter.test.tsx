import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, it } from 'vitest';
import { useFormatter } from './formatter.ts';

const at = new Date('2026-11-25T18:30:00Z');

it.each([
  ['en', 'Ana, Luis and Eva', '25 Nov 2026, 18:30'],
  ['es', 'Ana, Luis y Eva', '25 nov 2026, 18:30'],
])('formats lists and dates as the language does, English as in Britain (%s)', (language, list, date) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={language} messages={{}} timeZone="UTC">
      {children}
    </IntlProvider>
  );
  const format = renderHook(useFormatter, { wrapper }).result.current;
  expect(format.list(['Ana', 'Luis', 'Eva'])).toBe(list);
  expect(format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })).toBe(date);
});

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { IntlProvider } from 'use-intl';
import en from '../i18n/messages/en.ts';
import { PlayedExample } from './PlayedExample.tsx';

/** Renders the interactive example of a paragraph. The game's examples must be loaded. */
export async function openExample(game: string, paragraph: string) {
  const user = userEvent.setup({ delay: null });
  await act(async () => {
    render(
      <IntlProvider locale="en" messages={en as never} timeZone="UTC">
        <Suspense>
          <PlayedExample game={game} paragraph={paragraph} />
        </Suspense>
      </IntlProvider>,
    );
    await Promise.resolve();
  });
  const example = within(screen.getByRole('group', { name: /^Try it\./ }));
  return {
    example,
    press: (name: string | RegExp) => user.click(example.getByRole('button', { name })),
    choose: (group: string | RegExp, option: string) =>
      user.click(within(example.getByRole('group', { name: group })).getByRole('radio', { name: option })),
    startOver: () => user.click(example.getByRole('button', { name: en.table.rules.startOver })),
    /** The result, line by line. */
    says: () => Array.from(example.getByRole('status').children, (line) => line.textContent ?? ''),
  };
}

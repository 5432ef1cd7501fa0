import { checkSteps, type CheckNews } from '@sobremesa/match/check';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import house from '../i18n/messages/en.ts';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import CheckDialog from './CheckDialog.tsx';
import type { CheckHost } from './checker.ts';
import en from './messages/en.ts';
import { shuffleTexts } from './texts.ts';

const words = en.check;

async function opened() {
  const listeners: Parameters<CheckHost>[1][] = [];
  const end = vi.fn<() => void>();
  const host: CheckHost = (_, listener) => {
    listeners.push(listener);
    return end;
  };
  await act(async () => {
    render(
      <IntlProvider locale="en" messages={house as never}>
        <Suspense>
          <MoreTexts part="shuffle" texts={shuffleTexts}>
            <CheckDialog
              table="AAAAAAAAAAA"
              names={['Ana', 'Luis']}
              load={() => Promise.resolve({ ok: true, text: '{}' })}
              onClose={() => {}}
              hostOf={host}
            />
          </MoreTexts>
        </Suspense>
      </IntlProvider>,
    );
  });
  await userEvent.click(await screen.findByRole('button', { name: words.start }));
  const hear: Parameters<CheckHost>[1] = (message) => listeners.at(-1)?.(message);
  const send = (...all: CheckNews[]) => act(() => all.forEach((news) => hear({ news })));
  return { send, end, done: () => act(() => hear({ done: true })), fail: () => act(() => hear(null)) };
}

afterEach(() => localStorage.clear());

it('shows the progress, and then each step as the same', async () => {
  const { send, done, end } = await opened();
  send({ checked: 8, of: 40 });
  expect(screen.getByRole('progressbar')).toHaveAttribute('value', '8');
  send(...checkSteps.map((step) => ({ step, result: 'same' as const })));
  done();
  expect(screen.getByText(words.allSame)).toBeVisible();
  expect(document.querySelectorAll('[data-result=same]')).toHaveLength(checkSteps.length);
  expect(end).toHaveBeenCalled();
});

it('names the step that differs, with its move or its player', async () => {
  const { send, done } = await opened();
  send(
    { step: 'list', result: 'differs', seat: 1 },
    { step: 'moves', result: 'differs', error: 'illegalMove', version: 21 },
    { step: 'end', result: 'unknown', reason: 'before' },
  );
  done();
  expect(screen.getByText(words.different)).toBeVisible();
  expect(document.querySelector('[data-step=list]')).toHaveTextContent('It differs at the seat of Luis.');
  expect(document.querySelector('[data-step=moves]')).toHaveTextContent('It differs at move 21.');
  expect(document.querySelector('[data-step=end]')).toHaveTextContent(words.reasons.before);
});

it('says that a step had nothing to compare with', async () => {
  const { send, done } = await opened();
  send({ step: 'document', result: 'same' }, { step: 'promise', result: 'unknown', reason: 'notKept' });
  done();
  expect(screen.getByText(words.sameSoFar)).toBeVisible();
  expect(document.querySelector('[data-step=promise]')).toHaveTextContent(words.reasons.notKept);
});

it('ends when the reader cancels it, and can begin again', async () => {
  const { end } = await opened();
  await userEvent.click(screen.getByRole('button', { name: words.cancel }));
  expect(end).toHaveBeenCalled();
  expect(screen.getByText(words.cancelled)).toBeVisible();
  expect(screen.getByRole('button', { name: words.again })).toBeVisible();
});

it('reports a failure of the check itself', async () => {
  const { fail } = await opened();
  fail();
  expect(screen.getByText(words.failed)).toBeVisible();
});

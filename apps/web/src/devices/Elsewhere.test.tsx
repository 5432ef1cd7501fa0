import { FakeServer } from '@sobremesa/client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderSlowPage } from '../../test/render.tsx';
import { DevicesTexts } from './DevicesTexts.tsx';
import { Elsewhere } from './Elsewhere.tsx';

const user = userEvent.setup();
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function opened(mail: boolean, passkeys = false) {
  const server = new FakeServer();
  server.answers['devices:offers'] = () => ({ ok: true, mail, passkeys });
  server.answers['devices:mail'] = () => ({ ok: true, request: 'the-request' });
  server.answers['devices:code'] = () => ({ ok: false, error: { code: 'badCode' } });
  server.welcome();
  const page = (
    <DevicesTexts>
      <Elsewhere onDone={() => undefined} />
    </DevicesTexts>
  );
  const { unmount } = await renderSlowPage(page, server);
  await screen.findByText('I have played here on another device');
  return { server, unmount };
}

it('sends a code together with its request, even after a reload of the page', async () => {
  const { unmount } = await opened(true);
  await user.type(screen.getByLabelText('Your e-mail address'), 'ana@example.org');
  await user.click(screen.getByText('Send me a code'));
  expect(await screen.findByText(/If that address is confirmed here/, { selector: 'p' })).toBeInTheDocument();
  unmount();
  const { server } = await opened(true);
  await user.type(screen.getByLabelText('Code from the e-mail'), 'ABCD-EFGH');
  await user.click(screen.getByText('Go on here'));
  const [sent] = server.of('devices:code');
  expect(sent?.data).toEqual({ address: 'ana@example.org', code: 'ABCD-EFGH', request: 'the-request' });
  expect(await screen.findByText(/That code is not right/, { selector: 'p' })).toBeInTheDocument();
});

it('explains on a server without e-mail that no code can be sent, and names other ways', async () => {
  await opened(false);
  expect(screen.getByText(/This server sends no e-mails/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Your e-mail address')).not.toBeInTheDocument();
});

it('offers passkeys, with and without e-mail, where server and browser have them', async () => {
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  const { unmount } = await opened(true, true);
  expect(screen.getByText('Use a passkey')).toBeInTheDocument();
  expect(screen.getByLabelText('Your e-mail address')).toBeInTheDocument();
  unmount();
  const second = await opened(false, true);
  expect(screen.getByText('Use a passkey')).toBeInTheDocument();
  second.unmount();
  vi.unstubAllGlobals();
  await opened(false, true);
  expect(screen.queryByText('Use a passkey')).not.toBeInTheDocument();
});

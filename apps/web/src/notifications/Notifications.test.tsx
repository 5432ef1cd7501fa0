import { FakeServer, tableView } from '@sobremesa/client/testing';
import type { NotificationsView } from '@sobremesa/protocol';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakePush } from '../../test/fakePush.ts';
import { renderSlowPage } from '../../test/render.tsx';
import { usePreferences } from '../lib/preferences.ts';
import { ownChannel } from './browser.ts';
import NotificationsCard from './NotificationsCard.tsx';
import NotificationsDialog from './NotificationsDialog.tsx';

const user = userEvent.setup();
const here = { id: 'c1', kind: 'push', confirmed: true, label: 'computer' } as const;
const phone = { id: 'c2', kind: 'push', confirmed: true, label: 'phone' } as const;
const mail = { id: 'c3', kind: 'mail', confirmed: true, label: 'a…@example.org' } as const;

let server: FakeServer;
let push: FakePush;
/** The server's view of this reader; null if it sends no notifications. */
let view: NotificationsView | null;

beforeEach(() => {
  push = FakePush.begin();
  server = new FakeServer();
  view = { offers: { push: 'KEY', mail: true }, channels: [], turnedOff: [] };
  server.answers['notices:get'] = () => ({ ok: true, view }) as never;
  server.answers['me:quiet'] = () => ({ ok: true, quiet: null }) as never;
  server.answers['notices:push'] = () => {
    view?.channels.push(here);
    return { ok: true, channel: 'c1' } as never;
  };
  server.answers['notices:drop'] = ({ channel }) => {
    if (view !== null) view.channels = view.channels.filter(({ id }) => id !== channel);
    return { ok: true };
  };
  server.welcome();
  usePreferences.setState({ language: 'en' });
});
afterEach(() => FakePush.end());

const dialog = () =>
  renderSlowPage(<NotificationsDialog table={tableView({ game: 'prado', you: 1 })} onClose={() => undefined} />, server);
const button = (name: string) => screen.findByRole('button', { name });

const card = () => renderSlowPage(<NotificationsCard game="prado" className={undefined} />, server);
describe('the notifications dialog', () => {
  it('previews a notification, and turns notifications on and off with one press', async () => {
    await dialog();
    expect(await screen.findByText('Prado: the table is waiting for you.', { exact: false })).toBeVisible();
    expect(screen.getByText('A notification never reveals anything about your cards.', { exact: false })).toBeVisible();
    await user.click(await button('Notify me on this device'));
    expect(await button('Turn notifications off: This device')).toBeVisible();
    expect(screen.getAllByText('Notifications are on for this device.').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Notify me on this device' })).not.toBeInTheDocument();
    await user.click(await button('Turn notifications off: This device'));
    expect(await button('Notify me on this device')).toBeVisible();
    expect(await screen.findByText('Turned off.')).toBeInTheDocument();
    expect([push.held, ownChannel()]).toEqual([null, null]);
  });

  it('removes another device, and keeps this one', async () => {
    view?.channels.push(phone, mail);
    await dialog();
    await user.click(await button('Notify me on this device'));
    await user.click(await button('Turn notifications off: A phone'));
    await waitFor(() => expect(screen.queryByText('A phone')).not.toBeInTheDocument());
    expect(server.of('notices:drop').map(({ data }) => data)).toEqual([{ channel: 'c2' }]);
    expect(screen.getByText('a…@example.org')).toBeVisible();
    expect(push.held).not.toBeNull();
  });

  it('reports a failed removal', async () => {
    view?.channels.push(phone);
    server.answers['notices:drop'] = () => ({ ok: false, error: { code: 'unavailable' } });
    await dialog();
    await user.click(await button('Turn notifications off: A phone'));
    expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
    expect(screen.getByText('A phone')).toBeVisible();
  });

  it('has every kind of notification on until the reader turns one off, which is saved at once', async () => {
    server.answers['notices:turnOff'] = () => ({ ok: true });
    view!.turnedOff = ['sat'];
    await dialog();
    const kinds = within(await screen.findByRole('group', { name: 'What we notify you of' }));
    const off = () => kinds.getAllByRole('checkbox').filter((box) => !(box as HTMLInputElement).checked);
    expect(off()).toEqual([kinds.getByLabelText('Somebody sits down at my table')]);
    await user.click(kinds.getByLabelText('A match ends'));
    await user.click(kinds.getByLabelText('Somebody sits down at my table'));
    expect(server.of('notices:turnOff').map(({ data }) => data)).toEqual([{ kinds: ['sat', 'over'] }, { kinds: ['over'] }]);
    expect(await screen.findByText('On: Somebody sits down at my table.')).toBeInTheDocument();
    server.answers['notices:turnOff'] = () => ({ ok: false, error: { code: 'unavailable' } });
    await user.click(kinds.getByLabelText('It is my turn'));
    await screen.findAllByText(/cannot save anything/);
    expect(kinds.getByLabelText('It is my turn')).toBeChecked();
  });

  it('explains how to unblock notifications in the browser', async () => {
    FakePush.end();
    push = FakePush.begin('denied');
    await dialog();
    await user.click(await button('Notify me on this device'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/This browser blocks notifications/);
    expect(server.of('notices:push')).toEqual([]);
  });

  it('sends a confirmation to a valid address only', async () => {
    server.answers['notices:mail'] = () => ({ ok: true });
    await dialog();
    await user.click(await screen.findByText('Notify me by e-mail'));
    const field = screen.getByRole('textbox', { name: 'Your e-mail address' });
    await user.type(field, 'ana@');
    await user.click(await button('Send the link'));
    expect(field).toBeInvalid();
    expect(server.of('notices:mail')).toEqual([]);
    await user.type(field, 'example.org{Enter}');
    expect((await screen.findAllByText(/^We have sent an e-mail to ana@example\.org\./)).length).toBeGreaterThan(0);
    expect(server.of('notices:mail')[0]?.data).toEqual({ address: 'ana@example.org', language: 'en' });
  });

  it('lets the reader correct an address that waits for confirmation', async () => {
    server.answers['notices:mail'] = () => ({ ok: true });
    await dialog();
    await user.click(await screen.findByText('Notify me by e-mail'));
    await user.type(screen.getByRole('textbox', { name: 'Your e-mail address' }), 'ana@example.or{Enter}');
    await user.click(await button('Correct the address, or send the link again'));
    const field = screen.getByRole('textbox', { name: 'Your e-mail address' });
    expect(field).toHaveValue('ana@example.or');
    expect(field).toHaveFocus();
    await user.type(field, 'g{Enter}');
    expect(server.of('notices:mail').map(({ data }) => data.address)).toEqual(['ana@example.or', 'ana@example.org']);
  });

  it('shows when to retry while a mail may be under way, without an error', async () => {
    const again = Date.UTC(2026, 0, 1, 12, 40);
    server.answers['notices:mail'] = () => ({ ok: false, error: { code: 'mailedEnough', again } });
    await dialog();
    await user.click(await screen.findByText('Notify me by e-mail'));
    const field = screen.getByRole('textbox', { name: 'Your e-mail address' });
    await user.type(field, 'ana@example.org{Enter}');
    expect(
      (await screen.findAllByText(/^We sent you a confirmation e-mail a short while ago.*2026.*\.$/)).length,
    ).toBeGreaterThan(0);
    expect(field).not.toBeInvalid();
  });

  it('hides e-mail on a server without it, and offers only e-mail if the browser has no notifications', async () => {
    view = { offers: { push: 'KEY', mail: false }, channels: [], turnedOff: [] };
    FakePush.end();
    await dialog();
    expect(await screen.findByText('This browser cannot show notifications.')).toBeVisible();
    expect(screen.queryByText('Notify me by e-mail')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Notify me on this device' })).not.toBeInTheDocument();
  });

  it('offers only e-mail in a browser without service workers, and nothing without either', async () => {
    view = { offers: { push: null, mail: true }, channels: [], turnedOff: [] };
    await dialog();
    expect(await screen.findByRole('textbox', { name: 'Your e-mail address' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Notify me on this device' })).not.toBeInTheDocument();
    cleanup();
    view = { offers: { push: null, mail: false }, channels: [], turnedOff: [] };
    await dialog();
    expect(await screen.findByText('This server does not send notifications.')).toBeVisible();
  });

  it('offers quiet hours for correspondence matches on a server without notifications', async () => {
    view = null;
    await dialog();
    expect(await screen.findByText('This server does not send notifications.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Quiet hours' })).toBeVisible();
  });

  it('reports that the server did not answer', async () => {
    server.answers['notices:get'] = () => ({ ok: false, error: { code: 'unavailable' } });
    await dialog();
    expect(await screen.findByRole('region', { name: 'Quiet hours' })).toBeVisible();
    expect(screen.queryByText('This server does not send notifications.')).not.toBeInTheDocument();
    expect(screen.getByText(/cannot|could not/)).toBeVisible();
  });

  it('asks for a name first', async () => {
    server = new FakeServer();
    server.welcome(null);
    await dialog();
    expect(await screen.findByText(/^Sit down at a table first/)).toBeVisible();
    expect(server.of('me:quiet')).toEqual([]);
  });
});

describe('the notifications card of a waiting room', () => {
  it('is shown until its reader has a channel', async () => {
    view?.channels.push(phone, { ...mail, confirmed: false });
    await card();
    expect(await screen.findByRole('region', { name: 'Notify me when it is my turn' })).toBeVisible();
    await user.click(screen.getByText('Notify me when it is my turn'));
    await user.click(await button('Notify me on this device'));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });

  it.each([
    ['they have an e-mail address', () => view?.channels.push(mail)],
    ['no notifications are sent here', () => (view = null)],
    [
      'the server could not be asked',
      () => (server.answers['notices:get'] = () => ({ ok: false, error: { code: 'unavailable' } })),
    ],
  ])('is hidden when %s', async (_, so) => {
    so();
    await card();
    await waitFor(() => expect(server.of('notices:get')).toHaveLength(1));
    await expect(screen.findByRole('region', {}, { timeout: 200 })).rejects.toThrow('Unable to find');
  });
});

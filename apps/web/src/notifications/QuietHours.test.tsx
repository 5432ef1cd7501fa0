import { FakeServer } from '@sobremesa/client/testing';
import type { QuietHours as Quiet } from '@sobremesa/protocol';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderSlowPage } from '../../test/render.tsx';
import { usePreferences } from '../lib/preferences.ts';
import NotificationsDialog from './NotificationsDialog.tsx';
import { ownZone, placeOf } from './zones.ts';

const user = userEvent.setup();
const night: Quiet = { zone: 'Europe/Madrid', from: 22 * 60, until: 8 * 60 };

let server: FakeServer;
let stored: Quiet | null;

beforeEach(() => {
  server = new FakeServer();
  stored = null;
  server.answers['notices:get'] = () => ({ ok: true, view: null }) as never;
  server.answers['me:quiet'] = ({ quiet }) => {
    if (quiet !== undefined) stored = quiet as Quiet | null;
    return { ok: true, quiet: stored } as never;
  };
  server.welcome();
  usePreferences.setState({ language: 'en' });
});

async function shown() {
  const page = await renderSlowPage(<NotificationsDialog onClose={() => undefined} />, server);
  return { ...page, part: within(await screen.findByRole('region', { name: 'Quiet hours' })) };
}

/** The quiet hours in the page's requests. */
const saved = () => server.of('me:quiet').flatMap(({ data }) => ('quiet' in data ? [data['quiet']] : []));

it("are off by default; turning them on proposes a night in the device's time zone", async () => {
  const { part } = await shown();
  const box = part.getByRole('checkbox', { name: 'No notifications at certain hours' });
  expect(box).not.toBeChecked();
  expect(part.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(box);
  expect(saved()).toEqual([{ ...night, zone: ownZone() }]);
  // Both visible and in the live region.
  await waitFor(() => expect(screen.getAllByText('Saved: quiet from 22:00 to 08:00.')).toHaveLength(2));
  expect(part.getByRole('combobox', { name: 'Time zone' })).toHaveDisplayValue(`${placeOf(ownZone())} (this device)`);
  await user.click(box);
  expect(saved().at(-1)).toBeNull();
  await waitFor(() => expect(screen.getAllByText('Saved: no quiet hours.')).toHaveLength(2));
});

it('show the stored hours, with the current time in their zone', async () => {
  stored = night;
  const { part } = await shown();
  expect(part.getByRole('checkbox')).toBeChecked();
  expect(part.getByLabelText('From')).toHaveValue('22:00');
  expect(part.getByLabelText('Until')).toHaveValue('08:00');
  const zone = part.getByRole('combobox', { name: 'Time zone' });
  expect(zone).toHaveValue('Europe/Madrid');
  expect(zone).toHaveAccessibleDescription(/^It is \d{1,2}:\d\d there now: Central European Time\.$/);
  expect(saved()).toEqual([]);
});

it('are saved when the reader stops typing, and not before', async () => {
  stored = night;
  const { part } = await shown();
  for (const value of ['02:00', '23:00', '23:30']) fireEvent.change(part.getByLabelText('From'), { target: { value } });
  expect(saved()).toEqual([]);
  await waitFor(() => expect(saved()).toEqual([{ ...night, from: 23 * 60 + 30 }]));
});

it('are saved when the dialog is closed while typing', async () => {
  stored = night;
  const { part, unmount } = await shown();
  fireEvent.change(part.getByLabelText('Until'), { target: { value: '07:15' } });
  unmount();
  expect(saved()).toEqual([{ ...night, until: 7 * 60 + 15 }]);
});

it('can be in another zone, found by its place', async () => {
  stored = night;
  const { part } = await shown();
  const group = part.getByRole('group', { name: 'America' });
  const option = within(group).getByRole('option', { name: 'Mexico City' });
  await user.selectOptions(part.getByRole('combobox'), option);
  expect(saved()).toEqual([{ ...night, zone: 'America/Mexico_City' }]);
});

it.each(['', '08:00', '08:01'])('cannot be from %j until eight in the morning', async (value) => {
  stored = night;
  const { part } = await shown();
  fireEvent.change(part.getByLabelText('From'), { target: { value } });
  expect(part.getByText(/^Choose when they start/)).toHaveTextContent('16 hours at most');
  await user.click(part.getByRole('checkbox'));
  expect(saved()).toEqual([null]);
});

it('return to the stored hours with a message when saving fails', async () => {
  stored = night;
  const { part } = await shown();
  server.answers['me:quiet'] = () => ({ ok: false, error: { code: 'unavailable' } });
  await user.click(part.getByRole('checkbox'));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(part.getByRole('checkbox')).toBeChecked();
  expect(part.queryByText(/^Saved/)).not.toBeInTheDocument();
});

import type { WebhooksView, TableWebhook, TableView } from '@sobremesa/protocol';
import { FakeServer, TABLE, tableView } from '@sobremesa/client/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../test/render.tsx';
import ChannelCard from './ChannelCard.tsx';
import { notificationsTexts } from './texts.ts';

await notificationsTexts('en');

const preview = ['Prado: the match begins.', 'Prado: it is up to Ana.'];
const discord: TableWebhook = { id: 'c1', kind: 'discord', host: 'discord.com' };

let server: FakeServer;
let hooks: TableWebhook[];
const user = userEvent.setup();
beforeEach(() => {
  server = new FakeServer();
  hooks = [];
  server.answers['hooks:get'] = () => {
    const view: WebhooksView = { hooks: [...hooks], most: 3, preview, link: `https://mesa.example/t/${TABLE}` };
    return { ok: true, view } as never;
  };
});

/** Renders the card at a table whose host is the reader. */
async function show(changes: Partial<TableView> = {}) {
  server.welcome();
  await act(async () => renderPage(<ChannelCard view={tableView(changes)} />, server));
}

async function open(changes: Partial<TableView> = {}) {
  await show(changes);
  const title = await screen.findByText('Post to your group’s channel');
  if (hooks.length === 0) await user.click(title);
}

const address = () => screen.getByRole('textbox', { name: 'Channel address (webhook)' });
const add = () => user.click(screen.getByRole('button', { name: 'Add the channel' }));

it('previews the messages, recognises the kind of webhook, and adds it', async () => {
  server.answers['hooks:add'] = () => {
    hooks = [discord];
    return { ok: true, hook: discord, secret: null } as never;
  };
  await open();
  for (const line of preview) expect(screen.getByText(line)).toBeVisible();
  expect(screen.getByText(new RegExp(`^Below it come the link https://mesa.example/t/${TABLE} and another one`))).toBeVisible();
  await user.click(address());
  await user.paste(' https://discord.com/api/webhooks/1/a ');
  expect(screen.getByRole('radio', { name: 'Discord' })).toBeChecked();
  await add();
  expect(await screen.findByText('Discord, discord.com')).toBeVisible();
  expect(server.of('hooks:add')[0]?.data).toEqual({
    table: TABLE,
    kind: 'discord',
    address: 'https://discord.com/api/webhooks/1/a',
    language: 'en',
  });
  expect(screen.getByText('Done: news from this table will be posted to discord.com.', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('Post to your group’s channel')).toHaveFocus();
  await user.click(screen.getByText('Add another channel'));
  expect(address()).toHaveValue('');
});

it('asks for the kind if the address does not reveal it, and shows a secret once', async () => {
  const hook: TableWebhook = { id: 'c2', kind: 'json', host: 'example.org' };
  server.answers['hooks:add'] = () => {
    hooks = [hook];
    return { ok: true, hook, secret: 'only-now' } as never;
  };
  await open();
  await user.type(address(), 'https://example.org/x');
  expect(screen.getByRole('group', { name: 'What kind of channel is it?' })).toHaveAccessibleDescription(
    'We could not tell from the address: please choose.',
  );
  await user.click(screen.getByRole('radio', { name: 'Matrix' }));
  await user.click(screen.getByRole('radio', { name: 'Another program' }));
  await add();
  expect(await screen.findByRole('textbox', { name: /^The secret/ })).toHaveValue('only-now');
});

it("warns that a webhook shares a private table's link", async () => {
  await open({ listed: false });
  expect(screen.getByText(/^This table is private/)).toBeVisible();
});

it('explains an invalid or rejected address', async () => {
  server.answers['hooks:add'] = () => ({ ok: false, error: { code: 'badAddress' } });
  await open();
  await user.type(address(), 'discord.com');
  await add();
  expect(address()).toHaveAccessibleDescription('Paste the whole address: it starts with https://.');
  expect(server.of('hooks:add')).toEqual([]);
  await user.clear(address());
  await user.type(address(), 'https://10.0.0.1/x');
  await add();
  await vi.waitFor(() => expect(address()).toHaveAccessibleDescription(/only to public addresses .* NOTICES_INSIDE\.$/));
});

it('tests and removes a webhook with one press each, and shows the result', async () => {
  hooks = [discord];
  let trial = 'arrived';
  server.answers['hooks:try'] = () => ({ ok: true, trial }) as never;
  server.answers['hooks:drop'] = () => {
    hooks = [];
    return { ok: true } as never;
  };
  await open();
  const attempt = () => user.click(screen.getByRole('button', { name: 'Send a test: Discord, discord.com' }));
  await attempt();
  expect(
    await screen.findByText('The channel has accepted the test message. Look for it there.', { selector: 'p' }),
  ).toBeVisible();
  trial = 'failed';
  await attempt();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The test did not arrive/);
  await user.click(screen.getByRole('button', { name: 'Turn notifications off: Discord, discord.com' }));
  await vi.waitFor(() => expect(screen.queryByText('Discord, discord.com')).not.toBeInTheDocument());
  expect(screen.getByText('Turned off: nothing more will be posted there.', { selector: 'p' })).toBeVisible();
  expect(screen.getByText('Post to your group’s channel')).toHaveFocus();
});

it('limits a table to three webhooks', async () => {
  hooks = [discord, { ...discord, id: 'c2' }, { ...discord, id: 'c3' }];
  await open();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('renders nothing on a server without webhooks', async () => {
  server.answers['hooks:get'] = () => ({ ok: true, view: null }) as never;
  await show();
  await vi.waitFor(() => expect(server.of('hooks:get')).toHaveLength(1));
  expect(screen.queryByText('Post to your group’s channel')).not.toBeInTheDocument();
});

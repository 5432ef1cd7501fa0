import type { WebhookKind } from '@sobremesa/protocol';
import { expect, it } from 'vitest';
import { webhookRequest, type WebhookMessage } from './webhookRequest.ts';

const table = 'AAAAAAAAAAA';
const message: WebhookMessage = {
  id: 'same-each-time',
  language: 'en',
  lines: [
    { kind: 'begins', table, game: 'patzcuaro', names: [] },
    { kind: 'turn', table, game: 'patzcuaro', names: ['*Ana* @everyone', '<!here> [x](y)'] },
  ],
  linkTo: (id) => `https://mesa.example/t/${id}`,
  stop: 'https://mesa.example/notices/stop/x.y',
  now: 1_790_000_000_500,
};

function requestTo(kind: WebhookKind, changes: Partial<WebhookMessage> = {}) {
  const request = webhookRequest({ kind, address: 'https://hooks.example', secret: 's3cret' }, { ...message, ...changes });
  if (request === null) throw new Error('nothing is public');
  return { headers: request.headers, text: request.body.toString() };
}
const jsonTo = (...given: Parameters<typeof requestTo>) => JSON.parse(requestTo(...given).text) as Record<string, unknown>;

it('for Discord escapes names and allows no mentions', () => {
  expect(jsonTo('discord')).toEqual({
    content: [
      'Pátzcuaro: the match is starting.',
      String.raw`Pátzcuaro: your move, \*Ana\* \@` + '\u2060' + String.raw`everyone and \<\!here\> \[x\]\(y\).`,
      'https://mesa.example/t/AAAAAAAAAAA',
      '-# [Turn these notifications off](<https://mesa.example/notices/stop/x.y>)',
    ].join('\n'),
    allowed_mentions: { parse: [] },
    flags: 4,
  });
});

it('for Slack escapes commands in names', () => {
  const { text, mrkdwn } = jsonTo('slack');
  expect(text).toContain('*Ana* @\u2060everyone and &lt;!here&gt; [x](y).\nhttps://mesa.example/t/AAAAAAAAAAA');
  expect(text).toMatch(/\n<https:\/\/mesa\.example\/notices\/stop\/x\.y\|Turn these notifications off>$/);
  expect(mrkdwn).toBe(false);
});

it('for Matrix has text and HTML', () => {
  const { text, html } = jsonTo('matrix');
  expect(text).toContain('your move, *Ana* @\u2060everyone and <!here> [x](y).\nhttps://');
  expect(text).toMatch(/\nTurn these notifications off: https:\/\/mesa\.example\/notices\/stop\/x\.y$/);
  expect(html).toContain('*Ana* @\u2060everyone and &lt;!here&gt; [x](y).<br><a href="https://mesa.example/t/AAAAAAAAAAA">');
  expect(html).toContain('<a href="https://mesa.example/notices/stop/x.y">Turn these notifications off</a>');
});

it('for ntfy links to the table, with headers in ASCII', () => {
  const { headers, text } = requestTo('ntfy');
  expect(text).toBe('Pátzcuaro: the match is starting.\nPátzcuaro: your move, *Ana* @everyone and <!here> [x](y).');
  expect(headers).toMatchObject({
    Title: 'Sobremesa',
    Click: 'https://mesa.example/t/AAAAAAAAAAA',
    Actions: 'view, Turn these notifications off, https://mesa.example/notices/stop/x.y',
  });
  const spanish = requestTo('ntfy', { language: 'es' }).headers;
  for (const value of [...Object.values(headers), ...Object.values(spanish)]) expect(String(value)).toMatch(/^[\x20-\x7e]+$/);
});

it('for a program is signed with the time', () => {
  const { headers, text } = requestTo('json', { language: 'es' });
  expect(JSON.parse(text)).toEqual({
    id: 'same-each-time',
    language: 'es',
    events: [
      {
        kind: 'begins',
        table,
        game: 'patzcuaro',
        names: [],
        text: 'Pátzcuaro: empieza la partida.',
        link: 'https://mesa.example/t/AAAAAAAAAAA',
      },
      {
        kind: 'turn',
        table,
        game: 'patzcuaro',
        names: ['*Ana* @everyone', '<!here> [x](y)'],
        text: 'Pátzcuaro: les toca a *Ana* @everyone y <!here> [x](y).',
        link: 'https://mesa.example/t/AAAAAAAAAAA',
      },
    ],
    stop: 'https://mesa.example/notices/stop/x.y',
  });
  expect(headers['X-Sobremesa-Signature']).toMatch(/^t=1790000000,v1=[0-9a-f]{64}$/);
  const signature = (changes: Partial<WebhookMessage>) =>
    requestTo('json', { language: 'es', ...changes }).headers['X-Sobremesa-Signature'];
  expect(signature({ id: 'another' })).not.toBe(headers['X-Sobremesa-Signature']);
  expect(signature({ now: message.now + 1000 })).not.toBe(headers['X-Sobremesa-Signature']);
});

it('has a link below the lines of each table', () => {
  const next = 'BBBBBBBBBBB';
  const lines = [
    { kind: 'over', table, game: 'prado', names: [] },
    { kind: 'rematch', table: next, game: 'prado', names: [] },
  ] as const;
  expect(jsonTo('discord', { lines })['content']).toBe(
    [
      'Prado: the match is over.',
      `https://mesa.example/t/${table}`,
      '',
      'Prado: a rematch has been opened.',
      `https://mesa.example/t/${next}`,
      '-# [Turn these notifications off](<https://mesa.example/notices/stop/x.y>)',
    ].join('\n'),
  );
  expect(requestTo('ntfy', { lines }).headers['Click']).toBe(`https://mesa.example/t/${next}`);
});

it('is null for an event that concerns only one person', () => {
  const lines = [{ kind: 'mention', table, game: 'prado', names: ['Ana'] }] as const;
  for (const kind of ['discord', 'slack', 'matrix', 'ntfy', 'json'] as const) {
    expect(webhookRequest({ kind, address: 'https://hooks.example', secret: 's3cret' }, { ...message, lines })).toBeNull();
  }
});

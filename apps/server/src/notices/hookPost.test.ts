import type { HookKind } from '@sobremesa/protocol';
import { expect, it } from 'vitest';
import { hookPost, type HookMessage } from './hookPost.ts';

const table = 'AAAAAAAAAAA';
const message: HookMessage = {
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

function postTo(kind: HookKind, changes: Partial<HookMessage> = {}) {
  const post = hookPost({ kind, address: 'https://hooks.example', secret: 's3cret' }, { ...message, ...changes });
  if (post === null) throw new Error('nothing is told');
  return { headers: post.headers, text: post.body.toString() };
}
const jsonTo = (...given: Parameters<typeof postTo>) => JSON.parse(postTo(...given).text) as Record<string, unknown>;

it('tells Discord, where no name pings anybody or is more than text', () => {
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

it('tells Slack, where nothing in a name is a command', () => {
  const { text, mrkdwn } = jsonTo('slack');
  expect(text).toContain('*Ana* @\u2060everyone and &lt;!here&gt; [x](y).\nhttps://mesa.example/t/AAAAAAAAAAA');
  expect(text).toMatch(/\n<https:\/\/mesa\.example\/notices\/stop\/x\.y\|Turn these notifications off>$/);
  expect(mrkdwn).toBe(false);
});

it('tells Matrix, as text and as HTML', () => {
  const { text, html } = jsonTo('matrix');
  expect(text).toContain('your move, *Ana* @\u2060everyone and <!here> [x](y).\nhttps://');
  expect(text).toMatch(/\nTurn these notifications off: https:\/\/mesa\.example\/notices\/stop\/x\.y$/);
  expect(html).toContain('*Ana* @\u2060everyone and &lt;!here&gt; [x](y).<br><a href="https://mesa.example/t/AAAAAAAAAAA">');
  expect(html).toContain('<a href="https://mesa.example/notices/stop/x.y">Turn these notifications off</a>');
});

it('tells ntfy, with the way to the table behind the message, and headers that any proxy lets pass', () => {
  const { headers, text } = postTo('ntfy');
  expect(text).toBe('Pátzcuaro: the match is starting.\nPátzcuaro: your move, *Ana* @everyone and <!here> [x](y).');
  expect(headers).toMatchObject({
    Title: 'Sobremesa',
    Click: 'https://mesa.example/t/AAAAAAAAAAA',
    Actions: 'view, Turn these notifications off, https://mesa.example/notices/stop/x.y',
  });
  const spanish = postTo('ntfy', { language: 'es' }).headers;
  for (const value of [...Object.values(headers), ...Object.values(spanish)]) expect(String(value)).toMatch(/^[\x20-\x7e]+$/);
});

it('tells a program, with the moment and the proof', () => {
  const { headers, text } = postTo('json', { language: 'es' });
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
  const proof = (changes: Partial<HookMessage>) =>
    postTo('json', { language: 'es', ...changes }).headers['X-Sobremesa-Signature'];
  expect(proof({ id: 'another' })).not.toBe(headers['X-Sobremesa-Signature']);
  expect(proof({ now: message.now + 1000 })).not.toBe(headers['X-Sobremesa-Signature']);
});

it('has a link for each table, below what is told of it', () => {
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
  expect(postTo('ntfy', { lines }).headers['Click']).toBe(`https://mesa.example/t/${next}`);
});

it('tells nothing of what is for one person alone', () => {
  const lines = [{ kind: 'mention', table, game: 'prado', names: ['Ana'] }] as const;
  for (const kind of ['discord', 'slack', 'matrix', 'ntfy', 'json'] as const) {
    expect(hookPost({ kind, address: 'https://hooks.example', secret: 's3cret' }, { ...message, lines })).toBeNull();
  }
});

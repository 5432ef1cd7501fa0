import { afterEach, expect, it, vi } from 'vitest';
import { connect } from './current.ts';

const { connectTo } = vi.hoisted(() => ({ connectTo: vi.fn<(url: string, who: object, transport: object) => void>() }));
vi.mock('@sobremesa/client', () => ({ connect: connectTo }));
afterEach(() => vi.unstubAllGlobals());

it('names the table of the link, so that a proxy can lead its guests to one server', () => {
  history.replaceState(null, '', '/t/a-b_c123456');
  connect();
  expect(connectTo.mock.lastCall?.[1]).toMatchObject({ table: 'a-b_c123456' });
  history.replaceState(null, '', '/');
  connect();
  expect(connectTo.mock.lastCall?.[1]).toMatchObject({ table: undefined });
});

it('tries a WebSocket first and falls back to polling, or polls at once in a browser without WebSockets', () => {
  connect();
  expect(connectTo.mock.lastCall?.[2]).toMatchObject({ transports: ['websocket', 'polling'], tryAllTransports: true });
  vi.stubGlobal('WebSocket', undefined);
  connect();
  expect(connectTo.mock.lastCall?.[2]).toMatchObject({ transports: ['polling'] });
});

import { afterEach, expect, it, vi } from 'vitest';
import { connect } from './current.ts';

const { connectTo } = vi.hoisted(() => ({ connectTo: vi.fn<(url: string, who: object, transport: object) => void>() }));
vi.mock('@sobremesa/client', () => ({ connect: connectTo }));
afterEach(() => vi.unstubAllGlobals());

it('asks for a WebSocket first and polls where none gets through, and at once where the browser has none', () => {
  connect();
  expect(connectTo.mock.lastCall?.[2]).toMatchObject({ transports: ['websocket', 'polling'], tryAllTransports: true });
  vi.stubGlobal('WebSocket', undefined);
  connect();
  expect(connectTo.mock.lastCall?.[2]).toMatchObject({ transports: ['polling'] });
});

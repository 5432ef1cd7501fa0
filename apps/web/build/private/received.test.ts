import { expect, it } from 'vitest';
import { reconstructPacket } from './received.ts';

const at = (num: number) => ({ _placeholder: true, num });

it('puts bytes into the placeholders of their packet, and changes nothing else', () => {
  const [one, other] = [Uint8Array.of(1), Uint8Array.of(2)];
  const data = ['snapshot', { table: 'a', match: { deflated: at(1) } }, [at(0), null, 7]];
  const { data: received } = reconstructPacket({ data, attachments: 2 }, [one, other]);
  expect(received).toEqual(['snapshot', { table: 'a', match: { deflated: other } }, [one, null, 7]]);
});

import { Encoder, PacketType, type Packet } from 'socket.io-parser';
import { expect, it } from 'vitest';
import { Encoded, preEncodedParser } from './encoded.ts';

const value = { name: 'Pátzcuaro', list: [1, null, '木'], nested: { a: true } };

const encode = (packet: Packet, { Encoder: Class } = preEncodedParser) => new Class().encode(packet);

it.each([
  ['an event', { type: PacketType.EVENT, nsp: '/', data: ['update', 'table', 7, value] }],
  ['an event of a namespace', { type: PacketType.EVENT, nsp: '/sobremesa', data: ['update', value, value] }],
  ['an answer', { type: PacketType.ACK, nsp: '/sobremesa', id: 12, data: [value] }],
])("%s has socket.io's encoding, whether it was encoded before or not", (_, packet) => {
  const data = packet.data.map((each) => (each === value ? new Encoded(JSON.stringify(value)) : each));
  const expected = new Encoder().encode(packet);
  expect(encode({ ...packet, data })).toEqual(expected);
  expect(encode(packet)).toEqual(expected);
});

it('leaves binary data to socket.io', () => {
  const packet = { type: PacketType.EVENT, nsp: '/', data: ['snapshot', Buffer.from([0, 1, 2])] };
  expect(encode({ ...packet })).toEqual(new Encoder().encode({ ...packet }));
});

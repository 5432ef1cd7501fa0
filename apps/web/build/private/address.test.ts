import { expect, it } from 'vitest';
import { parse } from './address.ts';

it.each([
  ['http://127.0.0.1:8000/sobremesa', { protocol: 'http', host: '127.0.0.1', port: '8000', path: '/sobremesa', query: '' }],
  ['https://mesa.example/club/x', { protocol: 'https', host: 'mesa.example', port: '', path: '/club/x', query: '' }],
  ['wss://mesa.example:8443/x?EIO=4', { protocol: 'wss', host: 'mesa.example', port: '8443', path: '/x', query: 'EIO=4' }],
  ['http://[::1]:3000/x', { protocol: 'http', host: '::1', port: '3000', path: '/x', query: '' }],
])('%s is parsed as engine.io parses it', (address, parts) => {
  expect(parse(address)).toMatchObject({ source: address, ...parts });
});

import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { isOwnHost } from './host.ts';

function asks(host: string | undefined, publicUrl: string): boolean {
  const request = new IncomingMessage(new Socket());
  if (host !== undefined) request.headers.host = host;
  return isOwnHost(request, readConfig({ PUBLIC_URL: publicUrl }));
}

describe('a Host header with the public name', () => {
  it.each([
    ['mesa.example.org', 'https://mesa.example.org'],
    ['MESA.Example.org', 'https://mesa.example.org/play'],
    ['mesa.example.org:443', 'https://mesa.example.org'],
    ['mesa.example.org:', 'https://mesa.example.org'],
    ['mesa.example.org:80', 'http://mesa.example.org'],
    ['mesa.example.org:9112', 'http://mesa.example.org:9112'],
    ['my_house', 'http://my_house'],
    ['192.0.2.7:8000', 'http://192.0.2.7:8000'],
    ['[2001:db8::7]', 'https://[2001:db8::7]'],
    ['[2001:DB8:0:0:0:0:0:7]:8000', 'http://[2001:db8::7]:8000'],
    ['xn--ptzcuaro-8ya.example', 'https://pátzcuaro.example'],
  ])('%j is %s', (host, publicUrl) => {
    expect(asks(host, publicUrl)).toBe(true);
  });
});

describe('a Host header with another name', () => {
  const publicUrl = 'http://mesa.example.org:9112';
  it.each([
    undefined,
    '',
    ':9112',
    'mesa.example.org',
    'mesa.example.org:80',
    'mesa.example.org:09112',
    'mesa.example.org:9112:9112',
    'mesa.example.org:+9112',
    'mesa.example.org.:9112',
    'evil@mesa.example.org:9112',
    'evil:secret@mesa.example.org:9112',
    '@mesa.example.org:9112',
    'mesa.example.org:9112/evil?',
    'mesa.example.org:9112/',
    'mesa.example.org:9112?evil',
    'mesa.example.org:9112#evil',
    'mesa.example.org:9112\\evil',
    '/mesa.example.org:9112',
    'http://mesa.example.org:9112',
    'mesa.example.org:9112 ',
    'me\tsa.example.org:9112',
    'mesa%2Eexample%2Eorg:9112',
    'mesa。example。org:9112',
    'mesa.example.org:9112, evil.example',
    '[mesa.example.org]:9112',
    '[::1:9112',
  ])('%j', (host) => {
    expect(asks(host, publicUrl)).toBe(false);
  });

  it.each(['[::1%25eth0]', '[::1]8000', '::1', '[0x1::1]', '[::ffff:0x7f.1]', '1', '127.1'])('%j', (host) => {
    for (const own of ['http://[::1]', 'http://127.0.0.1', 'http://0.0.0.1']) expect(asks(host, own)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { webhookKindOf } from './webhookKind.ts';

it.each([
  ['https://discord.com/api/webhooks/123/abc', 'discord'],
  ['https://canary.discord.com/api/v10/webhooks/123/abc', 'discord'],
  ['https://hooks.slack.com/services/T0/B0/x', 'slack'],
  ['https://ntfy.sh/our-table', 'ntfy'],
  ['https://ntfy.example.org/our-table', 'ntfy'],
  ['https://hookshot.example.org/webhook/abc', 'matrix'],
  ['https://discord.com.example.org/api/webhooks/1/a', null],
  ['https://example.org/hook', null],
  ['https://', null],
])('%s is %s', (address, kind) => expect(webhookKindOf(address)).toBe(kind));

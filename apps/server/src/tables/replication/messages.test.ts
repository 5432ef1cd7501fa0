import { expect, it } from 'vitest';
import { settingsOf } from '../../../test/harness.ts';
import { nodeMessage } from '../../nodes/messages.ts';
import type { Planned } from '../rules/change.ts';
import { waitsForNobody } from '../rules/live.ts';
import { newShuffle } from '../rules/shuffle.ts';
import { openTable } from '../rules/table.ts';
import { changeMessage, listedMessage } from './messages.ts';

const opened = (group: string | null) => openTable('AAAAAAAAAAA', settingsOf({ group }), { id: 'ana' }, 0, newShuffle());
const messagesOf = (table: ReturnType<typeof opened>) => {
  const planned = { after: { table }, fresh: [], message: null, write: { id: table.id, table } } as unknown as Planned;
  return [changeMessage(planned, [], () => 'Ana'), listedMessage(table, waitsForNobody, -1, () => 'Ana')];
};

it('a message about a table without a group has no setting that the previous release refuses', () => {
  for (const message of messagesOf(opened(null))) {
    expect(message).toHaveProperty('record.settings.game', 'secrets');
    expect(message).not.toHaveProperty('record.settings.group');
    expect(nodeMessage.parse(message)).toHaveProperty('record.settings.group', null);
  }
});

it('a message about a bot with a level of a later release is unreadable, which drops it', () => {
  const record = { ...opened(null), settings: settingsOf({ standInLevel: 'strong' }) };
  for (const message of messagesOf(record)) {
    expect(nodeMessage.safeParse(message).success).toBe(true);
    const later = JSON.stringify(message).replace('"strong"', '"of a later release"');
    expect(nodeMessage.safeParse(JSON.parse(later)).success).toBe(false);
  }
});

it('a message about a table of a group names the group', () => {
  for (const message of messagesOf(opened('BBBBBBBBBBB')))
    expect(nodeMessage.parse(message)).toHaveProperty('record.settings.group', 'BBBBBBBBBBB');
});

import type { NotificationRecord, TableHead } from '../storage/storage.ts';
import { nameAt } from '../tables/rules/names.ts';
import { isPlayed } from '../tables/rules/table.ts';
import type { NotificationLine } from './messages/index.ts';
import { hasDeadline } from './reminder.ts';

/** Whether a stored notification is still true. */
export function isStillTrue({ kind, person, about }: NotificationRecord, head: TableHead): boolean {
  const { table } = head;
  const sits = (id: string) => table.seats.some((seat) => seat.state === 'taken' && seat.person === id);
  switch (kind) {
    case 'turn':
      return person === null ? about.every((id) => isPubliclyAsked(head, id)) : isAsked(head, person);
    case 'soon':
      if (person !== null) return isAsked(head, person) && hasDeadline(table, person);
      return about.every((id) => isPubliclyAsked(head, id) && hasDeadline(table, id));
    case 'standIn':
      return table.status === 'running' && table.seats.some((seat) => seat.person === person && seat.standIn === 'away');
    case 'begins':
      return table.status === 'running';
    case 'over':
      return table.status === 'finished';
    case 'sat':
      return table.status === 'open' && about.every(sits);
    case 'rematch':
      if (person === null) return table.rematch !== null;
      return table.status === 'open' && table.seats.some((seat) => seat.state === 'reserved' && seat.person === person);
    case 'mention':
      return true;
  }
}

/** Whether a notification says that the match waits for somebody. */
export function isAboutWaiting({ kind }: NotificationRecord): boolean {
  return kind === 'turn' || kind === 'soon';
}

/** Whether the match waits for this person. */
export function isAsked({ table, asked }: TableHead, person: string): boolean {
  return (
    table.status === 'running' && table.seats.some((seat, i) => seat.person === person && isPlayed(seat) && asked.includes(i))
  );
}

/** The same from a spectator's view: in an answer window it is secret who has answered. */
function isPubliclyAsked(head: TableHead, person: string): boolean {
  return isAsked({ ...head, asked: head.window ?? head.asked }, person);
}

export function lineOf({ kind, person, about }: NotificationRecord, { table, names }: TableHead): NotificationLine {
  const seats = table.seats.filter((seat) => seat.person !== null && about.includes(seat.person));
  return {
    kind,
    // A webhook gets the link to the rematch. A person is notified by the rematch's own table.
    table: person === null && kind === 'rematch' ? (table.rematch ?? table.id) : table.id,
    game: table.settings.game,
    names: seats.flatMap((seat) => nameAt(seat, (id) => names[id] ?? '') ?? []),
  };
}

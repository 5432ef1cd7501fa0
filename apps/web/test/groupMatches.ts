import type { GroupMatch, GroupView, MemberView, ResultSeat } from '@sobremesa/protocol';

const HOUR = 60 * 60_000;

/** Ids of a group's members. */
export const ANA = 'ana________';
export const LUIS = 'luis_______';
export const EVA = 'eva________';
export const GROUP = 'group______';

const names: Readonly<Record<string, string>> = { [ANA]: 'Ana', [LUIS]: 'Luis', [EVA]: 'Eva' };

type Player = Pick<ResultSeat, 'member' | 'name' | 'bot'>;

export const person = (member: string): Player => ({ member, name: names[member] ?? member, bot: null });
export const bot: Player = { member: null, name: 'Tecla', bot: { character: 'tecla', level: 'sound' } };
/** Somebody who had themselves forgotten. */
export const forgotten: Player = { member: null, name: null, bot: null };

/**
 * A seat of a finished match.
 *
 * @param points null for none
 */
export function seat(player: Player, points: number | null, won = false): Omit<ResultSeat, 'seat'> {
  return { ...player, points, won };
}

/**
 * A finished match that lasted an hour.
 *
 * @param finished when it ended, as ISO 8601
 */
export function groupMatch(
  finished: string,
  seats: readonly Omit<ResultSeat, 'seat'>[],
  changes: Partial<GroupMatch> = {},
): GroupMatch {
  const finishedAt = Date.parse(finished);
  return {
    table: `t${finished.replaceAll(/\D/g, '')}`.slice(-11).padStart(11, '_'),
    game: 'prado',
    options: {},
    startedAt: finishedAt - HOUR,
    finishedAt,
    ending: 'rules',
    seats: seats.map((each, index) => ({ ...each, seat: index })),
    replay: true,
    ...changes,
  };
}

export function memberView(id: string, changes: Partial<MemberView> = {}): MemberView {
  return { id, name: names[id] ?? id, joinedAt: Date.parse('2026-03-01T12:00Z'), host: false, you: false, ...changes };
}

/** A group of Ana, its host, and Luis. The reader is Ana. */
export function groupView(changes: Partial<GroupView> = {}): GroupView {
  return {
    id: GROUP,
    name: 'The Thursdays',
    members: [memberView(ANA, { host: true, you: true }), memberView(LUIS)],
    tables: [],
    token: 'abcdefghijklmnopqrstuv',
    ...changes,
  };
}

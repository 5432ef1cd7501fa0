import { defaultTableSettings } from '@sobremesa/protocol';
import { describe, expect, it } from 'vitest';
import { RefusedError } from '../../refused.ts';
import type { TableRecord } from '../../storage/storage.ts';
import {
  closeSeat,
  transferSeat,
  canView,
  openRematch,
  openSeat,
  openTable,
  remove,
  seatOf,
  setBot,
  sit,
  start,
  vacate,
  withBots,
} from './table.ts';

const [ana, ben, eva] = ['ana', 'ben', 'eva'].map((id) => ({ id, name: id })) as [Named, Named, Named];
type Named = { id: string; name: string };
const settings = {
  ...defaultTableSettings('secrets', 4),
  watchable: false,
};

const fresh = () => openTable('t', settings, ana, 1);
const seated = (table: TableRecord) => table.seats.map(({ state, person, bot }) => bot?.level ?? person ?? state);
const nameOf = (person: string) => person;
const asSimon = (person: string) => (person === 'ben' ? 'SIMÓN' : person);
const refused = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal.code;
    throw error;
  }
  return 'granted';
};

describe('the rules of a table', () => {
  it('seat the host on seat 0', () => {
    expect(seated(fresh())).toEqual(['ana', 'free', 'free', 'free']);
    expect(fresh().host).toBe('ana');
  });

  it('give a guest the requested seat, or the first free one', () => {
    expect(sit(fresh(), ben).seat).toBe(1);
    expect(sit(fresh(), ben, 3).seat).toBe(3);
  });

  it('reject taken, closed and missing seats, and a full table', () => {
    const table = closeSeat(fresh(), ana, 1);
    expect(refused(() => sit(table, ben, 0))).toBe('seatTaken');
    expect(refused(() => sit(table, ben, 1))).toBe('seatClosed');
    expect(refused(() => sit(table, ben, 4))).toBe('unknownSeat');
    const full = [1, 2, 3].reduce((each, seat) => closeSeat(each, ana, seat), fresh());
    expect(refused(() => sit(full, ben))).toBe('tableFull');
  });

  it('leave a seated person where they are, and give nobody a second seat', () => {
    const { table } = sit(fresh(), ben, 2);
    expect(sit(table, ben)).toEqual({ table, seat: 2 });
    expect(sit(table, ben, 2)).toEqual({ table, seat: 2 });
    expect(refused(() => sit(table, ben, 1))).toBe('alreadySeated');
  });

  it('make the next seated person host when the host leaves', () => {
    const table = sit(sit(fresh(), eva, 3).table, ben, 2).table;
    expect(vacate(table, 0).host).toBe('ben');
    expect(vacate(table, 3).host).toBe('ana');
    const empty = [0, 2, 3].reduce(vacate, table);
    expect(empty.host).toBeNull();
    expect(sit(empty, eva).table.host).toBe('eva');
  });

  it('let only the host close and open seats, and remove guests', () => {
    const { table } = sit(fresh(), ben);
    for (const act of [remove, closeSeat, openSeat]) expect(refused(() => act(table, ben, 0))).toBe('notHost');
    expect(seated(remove(table, ana, 1))).toEqual(['ana', 'free', 'free', 'free']);
    expect(seated(closeSeat(table, ana, 1))).toEqual(['ana', 'closed', 'free', 'free']);
    expect(seated(openSeat(closeSeat(table, ana, 1), ana, 1))).toEqual(['ana', 'free', 'free', 'free']);
    expect(openSeat(table, ana, 1)).toBe(table);
    expect(refused(() => remove(table, ana, 2))).toBe('notSeated');
  });

  it('drop empty seats at the start, so that seat numbers are player ids', () => {
    const table = closeSeat(sit(fresh(), eva, 3).table, ana, 1);
    expect(seated(start(table, 2))).toEqual(['ana', 'eva']);
    expect(refused(() => start(fresh(), 2))).toBe('tooFewPlayers');
    expect(refused(() => start(start(table, 2), 2))).toBe('notOpen');
    expect(refused(() => sit(start(table, 2), ben))).toBe('notOpen');
  });

  it('reserve the seats of a rematch for the players', () => {
    const over: TableRecord = { ...start(sit(fresh(), ben).table, 2), status: 'finished' };
    const again = openRematch('again', over, ben, 5);
    expect(again.host).toBe('ben');
    expect(again.seats.map(({ state }) => state)).toEqual(['reserved', 'taken', 'free', 'free']);
    expect(seatOf(again, ana)).toBeNull();
    expect(refused(() => sit(again, eva, 0))).toBe('seatTaken');
    expect(sit(again, eva).seat).toBe(2);
    expect(sit(again, ana).seat).toBe(0);
    expect(seated(sit(again, ana, 3).table)).toEqual(['free', 'ben', 'free', 'ana']);
    expect(refused(() => openRematch('again', over, eva, 5))).toBe('notSeated');
  });

  it("transfer the host's role with a seat", () => {
    const { table } = sit(fresh(), ben);
    const handed = transferSeat(table, 'ana', eva).table;
    expect(seated(handed)).toEqual(['eva', 'ben', 'free', 'free']);
    expect(handed.host).toBe('eva');
    expect(refused(() => transferSeat(table, 'ana', ben))).toBe('alreadySeated');
    expect(refused(() => transferSeat(table, 'eva', ben))).toBe('badHandover');
    expect(transferSeat(table, 'ana', ana).table).toBe(table);
  });

  it('let only the host put a bot on a free seat, change its level and remove it', () => {
    const { table } = sit(closeSeat(fresh(), ana, 3), ben);
    const put = setBot(table, ana, 2, 'easy', nameOf);
    expect(seated(put)).toEqual(['ana', 'ben', 'easy', 'closed']);
    const changed = setBot(put, ana, 2, 'strong', nameOf);
    expect(changed.seats[2]?.bot).toEqual({ character: put.seats[2]?.bot?.character, level: 'strong' });
    expect(setBot(changed, ana, 2, 'strong', nameOf)).toBe(changed);
    expect(setBot(changed, ana, 2, null, nameOf)).toEqual(table);
    expect(setBot(table, ana, 2, null, nameOf)).toBe(table);
    expect(refused(() => setBot(table, ben, 2, 'easy', nameOf))).toBe('notHost');
    expect(refused(() => setBot(table, ana, 1, 'easy', nameOf))).toBe('seatTaken');
    expect(refused(() => setBot(table, ana, 3, 'easy', nameOf))).toBe('seatClosed');
    expect(refused(() => setBot(table, ana, 4, 'easy', nameOf))).toBe('unknownSeat');
    expect(refused(() => setBot(start(table, 2), ana, 1, 'easy', nameOf))).toBe('notOpen');
  });

  it('allow neither two bots of one character, nor a bot with the name of a person there', () => {
    for (let i = 0; i < 50; i++) {
      const { seats } = withBots(sit(fresh(), ben).table, ['easy', 'sound'], asSimon);
      const characters = seats.flatMap(({ bot }) => (bot === null ? [] : [bot.character]));
      expect(new Set(characters).size).toBe(2);
      expect(characters).not.toContain('simon');
    }
  });

  it('move a bot to a free seat when a person takes its seat, or remove it', () => {
    const table = withBots(fresh(), ['easy', 'sound'], nameOf);
    expect(seated(table)).toEqual(['ana', 'easy', 'sound', 'free']);
    const moved = sit(table, ben, 1).table;
    expect(seated(moved)).toEqual(['ana', 'ben', 'sound', 'easy']);
    expect(seated(sit(moved, eva, 3).table)).toEqual(['ana', 'ben', 'sound', 'eva']);
    expect(sit(table, ben).seat).toBe(3);
    expect(seated(sit(moved, eva).table)).toEqual(['ana', 'ben', 'eva', 'easy']);
  });

  it('never let a bot be host, and leave bots where they are in a rematch', () => {
    const table = withBots(fresh(), ['easy', 'strong'], nameOf);
    expect(vacate(table, 0).host).toBeNull();
    const begun = start(closeSeat(table, ana, 3), 2);
    const again = openRematch('again', { ...begun, status: 'finished' }, ana, 5);
    expect(again.seats.slice(1, 3)).toEqual(table.seats.slice(1, 3));
    expect(seated(again)).toEqual(['ana', 'easy', 'strong', 'free']);
  });

  it('let everybody view an open table, and a match only if it is watchable', () => {
    const { table } = sit(fresh(), ben);
    expect(canView(table, null)).toBe(true);
    const begun = start(table, 2);
    expect([null, eva, ben].map((who) => canView(begun, who))).toEqual([false, false, true]);
    expect(canView({ ...begun, settings: { ...settings, watchable: true } }, null)).toBe(true);
  });
});

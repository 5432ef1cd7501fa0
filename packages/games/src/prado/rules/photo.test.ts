import { describe, expect, it } from 'vitest';
import { letPass, matchFrom, queueOf } from '../testing.ts';
import type { PradoMatch } from '../testing.ts';

const help = { type: 'help' } as const;
const photosOf = (match: PradoMatch, player: number) => match.G.players[player]?.photos.map(({ painting }) => painting);
const ready = { painting: 'cid', visitors: 1, queue: '0 1' } as const;

describe('photos (section 7)', () => {
  it('follow the five steps: click, to the hall, the painting is taken, another is chosen, visitors come', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: ready },
      piles: { I: 'meninas cardenal', II: 'saturno lavatorio' },
    });
    match.play('0', 'act', help);
    expect(match.events.map(({ type }) => type)).toEqual(['helped', 'photo']);
    expect(match.G).toMatchObject({ hall: ['0'], choice: { kind: 'pile', player: '0', room: 1 } });
    expect(photosOf(match, 0)).toEqual(['cid']);
    expect(queueOf(match, 1)).toEqual(['1']);
    expect(match.G.rooms[0]).toMatchObject({ painting: null, visitors: 0 });
    match.play('0', 'replace', 1, 'II');
    expect(match.G.rooms[0]).toMatchObject({ painting: 'lavatorio', visitors: 3 });
    expect(match.G.piles).toEqual({ I: { size: 2, top: 'cardenal' }, II: { size: 1, top: 'saturno' } });
    expect(match.events).toEqual([{ type: 'hung', by: '0', room: 1, painting: 'lavatorio', pile: 'II', visitors: 3 }]);
  });

  it('the choice is between the two tops, for the room that waits', () => {
    const match = matchFrom({ players: [{}, {}], rooms: { 1: ready } }).play('0', 'act', help);
    expect(match.legalMoves('0')).toEqual([
      { move: 'replace', args: [1, 'I'] },
      { move: 'replace', args: [1, 'II'] },
    ]);
    expect(match.why('0', 'replace', 2, 'I')).toEqual({ key: 'otherRoom', values: { room: 1 } });
    expect(match.why('1', 'replace', 1, 'I')).toEqual({ key: 'waitPainting', values: { players: ['0'] } });
    match.play('0', 'replace', 1, 'I');
    expect(match.why('0', 'replace', 1, 'I')).toEqual({ key: 'nothingToHang' });
  });

  it('are replaced from the other pile, without asking, when one is empty', () => {
    const match = matchFrom({ players: [{}, {}], rooms: { 1: ready }, piles: { I: '', II: 'meninas saturno' } });
    match.play('0', 'act', help);
    expect(match.G.choice).toBeNull();
    expect(match.G.rooms[0]?.painting).toBe('saturno');
    expect(match.events.at(-1)).toEqual({ type: 'hung', by: null, room: 1, painting: 'saturno', pile: 'II', visitors: 4 });
  });

  it('retire the room when both piles are empty; a guard there stays', () => {
    const match = matchFrom({
      players: [{}, {}, {}, {}],
      rooms: { 1: { painting: 'cid', visitors: 1, queue: '0 guard 1' } },
      piles: { I: '', II: '' },
      guard: true,
    });
    match.play('0', 'act', help);
    expect(match.G.rooms[0]).toMatchObject({ state: 'retired', queue: ['guard'] });
    expect(match.events).toEqual(
      expect.arrayContaining([
        { type: 'retired', room: 1 },
        { type: 'toHall', players: ['1'], cause: 'retired' },
      ]),
    );
  });

  it('may be several in one turn', () => {
    const match = matchFrom({
      players: [{ hand: 'help move help' }, {}],
      rooms: { 1: { painting: 'cid', visitors: 'move', queue: '0' }, 2: { painting: 'saturno', visitors: 'move' } },
    });
    letPass(match.play('0', 'playCard', 'help', help)).play('0', 'replace', 1, 'I');
    letPass(match.play('0', 'playCard', 'move', { type: 'move', to: 2 }));
    letPass(match.play('0', 'playCard', 'help', help));
    expect(photosOf(match, 0)).toEqual(['cid', 'saturno']);
  });

  it('are taken when a token leaves and the next one comes to the first space of a room without visitors', () => {
    const match = matchFrom({
      players: [{}, {}],
      rooms: { 1: { painting: 'cid', visitors: 0, queue: 'guard 0 1' } },
      guard: true,
      at: 'walk',
      slot: 'S13',
    });
    expect(photosOf(match, 0)).toEqual(['cid']);
  });

  it('go on when a painting hangs without visitors because no card is left: the next in front takes it', () => {
    const match = matchFrom({
      players: [{ hand: 'change' }, {}],
      rooms: { 1: { painting: 'cid', visitors: 'move', queue: '0 1' } },
      piles: { I: 'meninas saturno', II: '' },
      entrance: '',
    });
    match.play('0', 'endVisit').play('0', 'act', help);
    expect([photosOf(match, 0), photosOf(match, 1)]).toEqual([['cid'], ['saturno']]);
    expect(match.G.rooms[0]).toMatchObject({ painting: 'meninas', visitors: 0, queue: [] });
  });
});

import { expect, it } from 'vitest';
import type { GameEvent } from './module.ts';
import { viewEventBy } from './viewEvent.ts';
import type { PlayerID } from './ctx.ts';

type ToyEvent = GameEvent &
  (
    | { type: 'drew'; player: PlayerID; card: string | null }
    | { type: 'handed'; player: PlayerID; to: PlayerID; card: string | null }
    | { type: 'moved'; player: PlayerID; from: number | null }
    | { type: 'ended'; player: PlayerID }
  );

const viewEvent = viewEventBy<ToyEvent>({
  drew: ['card'],
  handed: (event, playerID) => (event.to === playerID ? event : { ...event, card: null }),
  moved: [],
});

it("hides the fields that the table lists for the event's type", () => {
  const drew: ToyEvent = { type: 'drew', player: '0', card: 'a' };
  expect(viewEvent(drew, '0')).toBe(drew);
  for (const viewer of ['1', null]) expect(viewEvent(drew, viewer)).toEqual({ type: 'drew', player: '0', card: null });
  const handed: ToyEvent = { type: 'handed', player: '0', to: '1', card: 'a' };
  expect(viewEvent(handed, '1')).toBe(handed);
  expect(viewEvent(handed, '2')).toEqual({ type: 'handed', player: '0', to: '1', card: null });
});

it('returns the same object to everybody for an event without secrets', () => {
  const events: ToyEvent[] = [
    { type: 'moved', player: '0', from: 1 },
    { type: 'ended', player: '0' },
  ];
  for (const event of events) for (const viewer of ['0', '1', null]) expect(viewEvent(event, viewer)).toBe(event);
});

it('the table must contain each type that can hide something', () => {
  // @ts-expect-error: the entry for `drew`, whose card may be null, is missing
  expect(viewEventBy<ToyEvent>({ handed: [], moved: [] })).toBeTypeOf('function');
});

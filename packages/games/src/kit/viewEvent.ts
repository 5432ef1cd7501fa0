import type { GameEvent } from './module.ts';
import type { PlayerID } from './ctx.ts';

type Kind<Event extends GameEvent, Type> = Extract<Event, { type: Type }>;
type Viewed<Event, Shown> = (event: Shown, playerID: PlayerID | null) => Event;

/** Fields that may be null. */
type WithNull<Shown> = { [Field in keyof Shown]: null extends Shown[Field] ? Field : never }[keyof Shown];

/**
 * For each kind of event with a field that may be null: those of its fields that are for its
 * `player` alone, none where null says something else; or the event as somebody may know it. So no
 * kind that can hide something is forgotten. What is never null is for all.
 */
type Discretion<Event extends GameEvent> = {
  readonly [Type in Event['type'] as WithNull<Kind<Event, Type>> extends never ? never : Type]:
    readonly WithNull<Kind<Event, Type>>[] | Viewed<Event, Kind<Event, Type>>;
};

/**
 * The event as `playerID` (null: a spectator) may know it, by a table of all kinds that can hide
 * something.
 */
export function viewEventBy<Event extends GameEvent>(table: Discretion<Event>): Viewed<Event, Event> {
  const views = table as Readonly<Record<string, readonly (keyof Event)[] | Viewed<Event, Event> | undefined>>;
  return (event, playerID) => {
    const view = views[event.type] ?? [];
    if (typeof view === 'function') return view(event, playerID);
    const isOwn = 'player' in event && event.player === playerID;
    return isOwn || view.length === 0 ? event : { ...event, ...Object.fromEntries(view.map((field) => [field, null])) };
  };
}

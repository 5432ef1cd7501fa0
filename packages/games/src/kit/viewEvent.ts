import type { GameEvent } from './module.ts';
import type { PlayerID } from './ctx.ts';

type Kind<Event extends GameEvent, Type> = Extract<Event, { type: Type }>;
type Viewed<Event, Shown> = (event: Shown, playerID: PlayerID | null) => Event;

/** Fields that may be null. */
type WithNull<Shown> = { [Field in keyof Shown]: null extends Shown[Field] ? Field : never }[keyof Shown];

/**
 * How to hide each type of event with a field that may be null: the fields that only its `player`
 * may see (an empty list if null has another meaning), or a function that returns the visible
 * event. The type requires an entry for each such event, so none can be forgotten. Fields that are
 * never null are public.
 */
type Discretion<Event extends GameEvent> = {
  readonly [Type in Event['type'] as WithNull<Kind<Event, Type>> extends never ? never : Type]:
    | readonly WithNull<Kind<Event, Type>>[]
    | Viewed<Event, Kind<Event, Type>>;
};

/**
 * Builds `viewEvent` from a table of all types of events that can hide something. `playerID` null
 * is a spectator.
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

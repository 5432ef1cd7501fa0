import type { Followed } from './usePicked.ts';

type StatesOf<Sources> = { [I in keyof Sources]: Sources[I] extends Followed<infer State> ? State : never };

/**
 * A value derived from the states of several stores. It is computed on read and cached for the same
 * states, so it is never stale.
 */
export function derived<const Sources extends readonly Followed<unknown>[], Value>(
  sources: Sources,
  derive: (...states: StatesOf<Sources>) => Value,
): Followed<Value> {
  let last: { states: readonly unknown[]; value: Value } | null = null;
  return {
    getState() {
      const states = sources.map((source) => source.getState());
      if (last === null || states.some((state, i) => state !== last?.states[i])) {
        last = { states, value: derive(...(states as StatesOf<Sources>)) };
      }
      return last.value;
    },
    subscribe(listener) {
      const stops = sources.map((source) => source.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

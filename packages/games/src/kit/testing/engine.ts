import type { Ctx, GameEvent, GameModule, PlayerID, RandomData } from '../index.ts';

/** A match as `packages/engine` keeps it. */
export interface TestState<Full> {
  readonly G: Full;
  readonly ctx: Ctx;
  readonly plugins: { readonly random: { data: RandomData } } & Readonly<Record<string, { data?: unknown }>>;
}

/** The part of `packages/engine` that tests need. */
export interface TestEngine<Full> {
  begin(numPlayers: number, options: unknown, seed?: string): TestState<Full>;
  move(
    state: TestState<Full>,
    playerID: PlayerID,
    move: string,
    args: readonly unknown[],
  ): { ok: true; state: TestState<Full> } | { ok: false; why: unknown };
}

export type TestEngineOf = <View, Full extends View, Event extends GameEvent>(
  module: GameModule<View, Full, Event>,
) => TestEngine<Full>;

let registered: TestEngineOf | null = null;

/**
 * Registers the engine that test matches are played on. `packages/engine` depends on this package,
 * so the games cannot import it: `packages/engine/src/testing/setup.ts`, a setup file of Vitest,
 * passes it in.
 */
export function playTestsOn(engineOf: TestEngineOf): void {
  registered = engineOf;
}

/** @throws Error when the Vitest project has no setup file that registers an engine */
export const testEngineOf: TestEngineOf = (module) => {
  if (registered === null) throw new Error('no engine is registered; add packages/engine/src/testing/setup.ts to setupFiles');
  return registered(module);
};

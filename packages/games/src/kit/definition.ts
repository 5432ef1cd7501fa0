import type { Game } from 'boardgame.io';
import type { GameSettings } from './module.ts';
import { randomOf, randomPlugin, type Random } from './random.ts';

interface Rules<State, Options> {
  name: string;
  players: GameSettings['players'];
  options: {
    parse(data: unknown): Options;
    safeParse(data: unknown): { success: true; data: Options } | { success: false };
  };
  setup: (numPlayers: number, options: Options, random: Random) => State;
  /** Whether valid options make sense for this number of players. By default they do. */
  fits?: (options: Options, numPlayers: number) => boolean;
}

/**
 * What is alike in every game's definition for boardgame.io: a seed of its own for each match,
 * options that are checked before a match is made, no undo by the engine and no events by clients.
 */
export function definition<State, Options>({ name, players, options, setup, fits = () => true }: Rules<State, Options>) {
  return {
    name,
    minPlayers: players.min,
    maxPlayers: players.max,
    disableUndo: true,
    plugins: [randomPlugin()],
    events: {
      endGame: false,
      endPhase: false,
      endStage: false,
      endTurn: false,
      pass: false,
      setActivePlayers: false,
      setPhase: false,
      setStage: false,
    },
    setup: (context, setupData: unknown) => setup(context.ctx.numPlayers, options.parse(setupData ?? {}), randomOf(context)),
    validateSetupData: (setupData: unknown, numPlayers) => {
      if (!(numPlayers >= players.min && numPlayers <= players.max)) return 'wrong number of players';
      const parsed = options.safeParse(setupData ?? {});
      if (!parsed.success) return 'unknown options';
      return fits(parsed.data, numPlayers) ? undefined : 'options for another number of players';
    },
  } satisfies Game<State>;
}

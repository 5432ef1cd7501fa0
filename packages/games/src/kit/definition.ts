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
  /** Whether valid options suit this number of players. True by default. */
  fits?: (options: Options, numPlayers: number) => boolean;
}

/**
 * The common part of each game's boardgame.io definition: a seed per match, a check of the options
 * before a match is created, no undo by the engine, and no events by clients.
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

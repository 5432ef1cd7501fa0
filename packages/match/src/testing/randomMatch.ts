import { matchOf, variantsOf } from '@sobremesa/engine/testing';
import { KeyedRandom, type GameModule } from '@sobremesa/games';
import { seedOf } from '@sobremesa/games/kit/testing';
import { playedOut, type PlayedOut } from './finished.ts';

/**
 * A random match under one of the game's variants.
 *
 * @param agreedAfter ends it by agreement after this many changes, unless it is over before
 * @param shuffled whether its seed comes from a random shuffle
 */
export function randomMatch(
  module: GameModule,
  players: number,
  seed: number,
  agreedAfter?: number,
  shuffled = false,
): PlayedOut {
  const variants = variantsOf(module).filter(({ numPlayers }) => numPlayers === players);
  const variant = variants[seed % variants.length];
  if (variant === undefined) throw new Error(`${module.game.name} is not for ${players} players`);
  const random = new KeyedRandom({ seed: seedOf(seed), drawn: 0 });
  const { options } = matchOf(variant, seed);
  return playedOut(module, { players, options, random, shuffled, ...(agreedAfter !== undefined && { agreedAfter }) });
}

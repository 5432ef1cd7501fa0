import type { GameOver, PlayerID, Sentence, ViewCtx } from '@sobremesa/games/kit';
import { piecesLeft, type View } from '@sobremesa/games/newgame';

/** The sentence that says what the reader must do now, or which player the table waits for. */
export function prompt(G: View, ctx: ViewCtx, _playerID: PlayerID | null): Sentence {
  if (ctx.gameover !== undefined) {
    return { key: 'prompt.over', values: { players: { players: (ctx.gameover as GameOver).winners } } };
  }
  const values = { player: { player: ctx.currentPlayer } };
  return { key: piecesLeft(G) > 0 ? 'prompt.take' : 'prompt.guess', values };
}

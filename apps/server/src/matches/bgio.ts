/**
 * The only importer of boardgame.io's values on the server: its reducer and what that needs. Its own server, master and
 * storage are left out on purpose.
 */
export { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
export type { Ctx, State } from 'boardgame.io';

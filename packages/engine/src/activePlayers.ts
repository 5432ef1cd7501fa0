import type { PlayerID } from '@sobremesa/games/kit';
import type { Active, Asking, AskingByRole, FlowCtx, Stage } from './context.ts';
import { knowsOnly, UnsupportedDefinitionError } from './unsupported.ts';

const OF_ASKING = ['currentPlayer', 'others', 'all', 'value', 'minMoves', 'maxMoves', 'revert', 'next'];

/** @throws UnsupportedDefinitionError for the first unsupported field */
export function checkAsking(asking: Asking, path: string): void {
  if (isList(asking)) return;
  const { currentPlayer, others, all, value, next } = asking;
  knowsOnly(asking, OF_ASKING, path);
  for (const [name, stage] of Object.entries({ currentPlayer, others, all, ...value })) {
    if (typeof stage === 'object' && stage !== null) knowsOnly(stage, ['stage', 'minMoves', 'maxMoves'], `${path}.${name}`);
  }
  if (next !== undefined) checkAsking(next, `${path}.next`);
}

/** The players to activate, with their limits. */
interface Asked {
  stages: Record<PlayerID, string | null>;
  minMoves: Record<PlayerID, number> | null;
  maxMoves: Record<PlayerID, number> | null;
}

/** Activates these players and no others. */
export function setActivePlayers(ctx: FlowCtx, asking: Asking): void {
  const asked: Asked = { stages: {}, minMoves: null, maxMoves: null };
  let before: FlowCtx['_prevActivePlayers'] = [];
  let next: Asking | null = null;
  if (isList(asking)) {
    for (const playerID of asking) asked.stages[playerID] = null;
  } else {
    next = asking.next ?? null;
    if (asking.revert === true) before = [...ctx._prevActivePlayers, activeIn(ctx)];
    askAll(asked, ctx, asking);
  }
  let anybody = false;
  const numMoves: Record<PlayerID, number> = {};
  for (const playerID in asked.stages) {
    anybody = true;
    numMoves[playerID] = 0;
  }
  ctx.activePlayers = anybody ? asked.stages : null;
  ctx._activePlayersMinMoves = asked.minMoves;
  ctx._activePlayersMaxMoves = asked.maxMoves;
  ctx._activePlayersNumMoves = numMoves;
  ctx._prevActivePlayers = before;
  ctx._nextActivePlayers = next;
}

/** Later entries override earlier ones: the current player, the others, all, those by name. */
function askAll(asked: Asked, ctx: FlowCtx, asking: AskingByRole): void {
  if ('moveLimit' in asking) throw new UnsupportedDefinitionError('setActivePlayers.moveLimit');
  const { currentPlayer, others, all, value, minMoves, maxMoves } = asking;
  if (currentPlayer !== undefined) ask(asked, ctx.currentPlayer, currentPlayer);
  if (others !== undefined) {
    for (const playerID of ctx.playOrder) if (playerID !== ctx.currentPlayer) ask(asked, playerID, others);
  }
  if (all !== undefined) for (const playerID of ctx.playOrder) ask(asked, playerID, all);
  for (const playerID in value) ask(asked, playerID, value[playerID] as Stage);
  if (minMoves) asked.minMoves = limitAll(asked.stages, minMoves, asked.minMoves);
  if (maxMoves) asked.maxMoves = limitAll(asked.stages, maxMoves, asked.maxMoves);
}

function ask(asked: Asked, playerID: PlayerID, wanted: Stage): void {
  if (typeof wanted !== 'object' || wanted === null) {
    if (wanted !== undefined) asked.stages[playerID] = wanted;
    return;
  }
  if ('moveLimit' in wanted) throw new UnsupportedDefinitionError('setActivePlayers: moveLimit of a stage');
  const { stage, minMoves, maxMoves } = wanted;
  if (stage === undefined) return;
  asked.stages[playerID] = stage;
  if (minMoves) (asked.minMoves ??= {})[playerID] = minMoves;
  if (maxMoves) (asked.maxMoves ??= {})[playerID] = maxMoves;
}

/** Applies the limit to all who have none of their own. */
function limitAll(stages: Asked['stages'], limit: number, own: Record<PlayerID, number> | null): Record<PlayerID, number> | null {
  const limits = own ?? {};
  for (const playerID in stages) limits[playerID] ??= limit;
  return Object.keys(limits).length > 0 ? limits : null;
}

/** Counts a move, and deactivates its player after their last one. */
export function countMove(ctx: FlowCtx, playerID: PlayerID): void {
  if (playerID === ctx.currentPlayer) ctx.numMoves = (ctx.numMoves ?? 0) + 1;
  if (ctx.activePlayers === null) return;
  const made = (ctx._activePlayersNumMoves[playerID] ?? 0) + 1;
  ctx._activePlayersNumMoves = { ...ctx._activePlayersNumMoves, [playerID]: made };
  const most = ctx._activePlayersMaxMoves?.[playerID] ?? Infinity;
  const fewest = ctx._activePlayersMinMoves?.[playerID] ?? 0;
  if (made >= most && made >= fewest) retire(ctx, playerID);
}

function retire(ctx: FlowCtx, playerID: PlayerID): void {
  ctx.activePlayers = without(ctx.activePlayers, playerID);
  ctx._activePlayersMinMoves = without(ctx._activePlayersMinMoves, playerID);
  ctx._activePlayersMaxMoves = without(ctx._activePlayersMaxMoves, playerID);
  if (ctx.activePlayers !== null && Object.keys(ctx.activePlayers).length > 0) return;
  const before = ctx._prevActivePlayers.at(-1);
  if (ctx._nextActivePlayers !== null) {
    setActivePlayers(ctx, ctx._nextActivePlayers);
  } else if (before !== undefined) {
    Object.assign(ctx, before);
    ctx._prevActivePlayers = ctx._prevActivePlayers.slice(0, -1);
  } else {
    ctx.activePlayers = null;
    ctx._activePlayersMinMoves = null;
    ctx._activePlayersMaxMoves = null;
  }
}

function activeIn(ctx: FlowCtx): Active {
  const { activePlayers, _activePlayersMinMoves, _activePlayersMaxMoves, _activePlayersNumMoves } = ctx;
  return { activePlayers, _activePlayersMinMoves, _activePlayersMaxMoves, _activePlayersNumMoves };
}

function without<Value>(record: Readonly<Record<PlayerID, Value>> | null, playerID: PlayerID): Record<PlayerID, Value> | null {
  if (record === null) return null;
  const { [playerID]: _gone, ...rest } = record;
  return rest;
}

function isList(asking: Asking): asking is readonly PlayerID[] {
  return Array.isArray(asking);
}

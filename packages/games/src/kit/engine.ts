import { INVALID_MOVE } from 'boardgame.io/core';
import type { LongFormMove } from 'boardgame.io';
import { makeMove, whyNot, type MoveRule, type MoveRules } from './move.ts';
import { randomOf } from './random.ts';

/**
 * The boardgame.io long-form moves made of our rules. They never run on a client, are never undone
 * by the engine, and their arguments stay out of the engine's log: the page, undo and log are ours.
 */
export function engineMoves<Full extends { events: unknown[] }, Name extends string = string>(
  rules: Readonly<Record<Name, MoveRule>>,
): Record<Name, LongFormMove<Full>> {
  const names = Object.keys(rules) as Name[];
  return Object.fromEntries(names.map((name) => [name, engineMove<Full>(rules, name)])) as Record<Name, LongFormMove<Full>>;
}

function engineMove<Full extends { events: unknown[] }>(rules: MoveRules, name: string): LongFormMove<Full> {
  return {
    client: false,
    undoable: false,
    redact: true,
    ignoreStaleStateID: true,
    move: (context, ...args: unknown[]) => {
      const { G, ctx, playerID } = context;
      const rule = rules[name];
      const parsed = rule?.args.safeParse(args);
      if (rule === undefined || !parsed?.success || whyNot(rules, G, ctx, playerID, name, args) !== null) return INVALID_MOVE;
      makeMove(rule, G, { ctx, playerID, random: randomOf(context) }, parsed.data);
      return undefined;
    },
  };
}

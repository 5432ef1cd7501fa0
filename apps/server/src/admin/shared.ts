import type { Nodes } from '../nodes/nodes.ts';
import type { Blocks } from './blocks.ts';
import type { Sessions } from './sessions.ts';

/** Shares the list of blocked addresses between servers. @param cut ends the connections of blocked addresses */
export function shareBlocks(nodes: Nodes, blocks: Blocks, cut: () => void): void {
  blocks.onChange = () => nodes.broadcast({ type: 'blocks' });
  nodes.listen({
    blocks: () => {
      blocks.renew().then(cut, () => undefined);
    },
  });
}

/** Shares the operator's sessions between servers. */
export function shareSessions(nodes: Nodes, sessions: Sessions): void {
  sessions.onChange = (key, session) => nodes.broadcast({ type: 'session', key, session });
  nodes.sessions = () => sessions.all;
  nodes.listen({
    session: ({ key, session }) => sessions.learn(key, session),
    hello: ({ sessions: known }) => {
      for (const [key, session] of Object.entries(known)) sessions.learn(key, session);
    },
  });
}

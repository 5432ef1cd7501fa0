import type { Nodes } from '../nodes/nodes.ts';
import type { Blocks } from './blocks.ts';
import type { Sessions } from './sessions.ts';

/** What is decided at one of several servers holds at all of them: who is turned away. @param cut ends the connections of those */
export function shareBlocks(nodes: Nodes, blocks: Blocks, cut: () => void): void {
  blocks.onChange = () => nodes.say({ type: 'blocks' });
  nodes.on('blocks', () => {
    blocks.renew().then(cut, () => undefined);
  });
}

/** The same for the browsers in which the operator is in. */
export function shareSessions(nodes: Nodes, sessions: Sessions): void {
  sessions.onChange = (key, session) => nodes.say({ type: 'session', key, session });
  nodes.sessions = () => sessions.all;
  nodes.on('session', ({ key, session }) => sessions.learn(key, session));
  nodes.on('hello', ({ sessions: told }) => {
    for (const [key, session] of Object.entries(told)) sessions.learn(key, session);
  });
}

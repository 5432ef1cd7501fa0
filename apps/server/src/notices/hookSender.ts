import { outcomeOf } from './answers.ts';
import { hookPost, type HookMessage, type HookTarget } from './hookPost.ts';
import type { Reach } from './reach.ts';
import type { Sender } from './sender.ts';

interface HookSenderParts {
  reach: Reach;
  linkTo: HookMessage['linkTo'];
  /** Where a channel is turned off. */
  stopAt: (channel: string) => string;
}

/** Tells the channels of tables. */
export function hookSender({ reach, linkTo, stopAt }: HookSenderParts): Sender {
  return async ({ id, channel, target, message, now, signal }) => {
    if (message.kind !== 'notices') return 'refused';
    const hook = JSON.parse(target) as HookTarget;
    const stop = stopAt(channel.id);
    const post = hookPost(hook, { id, language: channel.language, lines: message.lines, linkTo, stop, now });
    return post === null ? 'done' : outcomeOf(reach.send(hook.address, { ...post, signal }));
  };
}

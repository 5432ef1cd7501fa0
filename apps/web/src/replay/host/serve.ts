import { games } from '@sobremesa/games';
import { readDocument, type Replay } from '@sobremesa/match/document';
import type { FromReplay, Opened, ToReplay } from './model.ts';
import { seenBy } from './views.ts';

/** Answers each message at once. @throws RangeError when a view is wanted of no match */
export function serve(): (message: ToReplay) => FromReplay {
  let replay: Replay | null = null;
  return (message) => {
    if ('see' in message) {
      if (replay === null) throw new RangeError('there is no match to see');
      return { seen: seenBy(replay, message.see) };
    }
    const read = readDocument(message.open, games);
    replay = read.ok ? read.replay : null;
    return { opened: read.ok ? headOf(read.replay) : read };
  };
}

function headOf({ document, length }: Replay): Opened {
  const { game, seats, options, startedAt, ending } = document;
  const isShuffled = 'shuffle' in document;
  return { ok: true, head: { game, seats, options, startedAt, ending, length, isShuffled } };
}

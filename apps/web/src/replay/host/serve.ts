import { games } from '@sobremesa/games';
import { movesTo, readDocument, type Replay } from '@sobremesa/match/document';
import type { FromReplay, Opened, ToReplay } from './model.ts';
import { handsAt, seenBy } from './views.ts';

/** Answers each message at once. @throws RangeError when a view is wanted of no match */
export function serve(): (message: ToReplay) => FromReplay {
  let replay: Replay | null = null;
  return (message) => {
    if (!('open' in message)) {
      if (replay === null) throw new RangeError('there is no match to see');
      if ('handsAt' in message) return { hands: handsAt(replay, message.handsAt) };
      return 'see' in message ? { seen: seenBy(replay, message.see) } : { moves: movesTo(replay, message.playOnFrom) };
    }
    const read = readDocument(message.open, games);
    replay = read.ok ? read.replay : null;
    return { opened: read.ok ? headOf(read.replay) : read };
  };
}

function headOf({ document, length }: Replay): Opened {
  const { game, rules, seed, seats, options, startedAt, ending, states } = document;
  const id = states.at(-1)?.sha256 ?? '';
  const isShuffled = 'shuffle' in document;
  return { ok: true, head: { id, rules, seed, game, seats, options, startedAt, ending, length, isShuffled } };
}

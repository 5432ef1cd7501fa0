import { games } from '@sobremesa/games';
import { readDocument } from '@sobremesa/match/document';
import type { FromStory, Part, ToStory } from './model.ts';
import { tell } from './tell.ts';

/** How long the work goes on between two looks at the messages, in milliseconds. */
const SLICE_MS = 80;

/** Runs a function after all messages that have arrived. */
export type Later = (work: () => void) => void;

/**
 * Answers the page's messages. Work on the match begins, pauses and goes on as the page asks, and
 * sends its results in slices.
 */
export function serve(answer: (message: FromStory) => void, later: Later): (message: ToStory) => void {
  let parts: Iterator<Part> | null = null;
  let works = false;
  let isPlanned = false;

  function slice() {
    isPlanned = false;
    if (!works || parts === null) return;
    const until = performance.now() + SLICE_MS;
    const made: Part[] = [];
    do {
      const next = parts.next();
      if (next.done === true) {
        parts = null;
        return answer({ parts: made, isDone: true });
      }
      made.push(next.value);
    } while (performance.now() < until);
    answer({ parts: made, isDone: false });
    plan();
  }

  function plan() {
    if (isPlanned) return;
    isPlanned = true;
    later(slice);
  }

  return (message) => {
    if ('works' in message) {
      works = message.works;
      if (works) plan();
      return;
    }
    const read = readDocument(message.open, games);
    if (!read.ok) return answer({ failure: read.error });
    parts = tell(read.replay);
    works = true;
    plan();
  };
}

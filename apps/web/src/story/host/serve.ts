import { games } from '@sobremesa/games';
import { readDocument } from '@sobremesa/match/document';
import type { FromStory, Part, ToStory } from './model.ts';
import { partsOf } from './parts.ts';

/** How long the work goes on between two looks at the messages, in milliseconds. */
const SLICE_MS = 80;
/** Results are sent together, since a slow page needs some time to draw each answer. */
const TOGETHER_MS = 400;

/** Runs a function after all messages that have arrived. */
export type Later = (work: () => void) => void;

/**
 * Answers the page's messages. Work on the match begins, pauses and goes on as the page asks, and
 * sends its results a few times a second.
 */
export function serve(answer: (message: FromStory) => void, later: Later): (message: ToStory) => void {
  let parts: Iterator<Part> | null = null;
  let works = false;
  let isPlanned = false;
  let made: Part[] = [];
  let sentAt = -Infinity;

  function send(isDone: boolean) {
    const parts = made;
    made = [];
    sentAt = performance.now();
    answer({ parts, isDone });
  }

  function slice() {
    isPlanned = false;
    if (!works || parts === null) return;
    const until = performance.now() + SLICE_MS;
    do {
      const next = parts.next();
      if (next.done === true) {
        parts = null;
        return send(true);
      }
      made.push(next.value);
    } while (performance.now() < until);
    if (performance.now() >= sentAt + TOGETHER_MS) send(false);
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
      else if (made.length > 0) send(false);
      return;
    }
    const read = readDocument(message.open, games);
    if (!read.ok) return answer({ failure: read.error });
    parts = partsOf(read.replay);
    works = true;
    plan();
  };
}

import type { ChancesAt, FromStory, Progress, Stop, TurningPoint } from './host/model.ts';

/** What the page knows of a match's story so far. */
export interface StorySoFar {
  stops: readonly Stop[];
  /** By the number of the stop. */
  chances: ReadonlyMap<number, ChancesAt>;
  turningPoints: readonly TurningPoint[];
  progress: Progress;
  state: 'working' | 'stopped' | 'done' | 'failed';
}

export const nothingYet: StorySoFar = {
  stops: [],
  chances: new Map(),
  turningPoints: [],
  progress: { done: 0, total: 1 },
  state: 'working',
};

/** The story with the worker's next results; null: the worker has failed. */
export function merged(story: StorySoFar, message: FromStory | null): StorySoFar {
  if (message === null || 'failure' in message) return { ...story, state: 'failed' };
  let { stops, chances, turningPoints, progress } = story;
  for (const part of message.parts) {
    if ('stops' in part) ({ stops } = part);
    else if ('turningPoints' in part) ({ turningPoints } = part);
    else if ('progress' in part) ({ progress } = part);
    else chances = new Map(chances).set(part.chances.stop, part.chances);
  }
  return { stops, chances, turningPoints, progress, state: message.isDone ? 'done' : story.state };
}

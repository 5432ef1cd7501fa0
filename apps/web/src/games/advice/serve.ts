import type { Advisor } from '@sobremesa/bots/advice';
import type { GameEvent } from '@sobremesa/games/kit';
import type { Answer, Question } from './questions.ts';

/** Runs in a worker: answers the page's questions in order. */
export function serve<View, Event extends GameEvent>(advisor: Advisor<View, Event>): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    postMessage({ id: data.id, said: answered(advisor, data) } satisfies Answer);
  });
}

/** The advisor's answer to one question. Null when it has none or throws; the error is logged. */
export function answered(advisor: Advisor, question: Question): Answer['said'] {
  const budget = { iterations: Infinity, ms: question.ms };
  try {
    if (question.ask === 'advice') return advisor.advise(question.seen, budget);
    return advisor.judge(question.seen, question.made, budget);
  } catch (error) {
    console.error(error);
    return null;
  }
}

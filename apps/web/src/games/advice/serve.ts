import type { Advisor } from '@sobremesa/bots/advice';
import type { GameEvent } from '@sobremesa/games/kit';
import type { Answer, Question } from './questions.ts';

/** Answers in a worker what the page asks, one after the other. */
export function serve<View, Event extends GameEvent>(advisor: Advisor<View, Event>): void {
  addEventListener('message', ({ data }: MessageEvent<Question>) => {
    postMessage({ id: data.id, said: answered(advisor, data) } satisfies Answer);
  });
}

/** What is said to a question; null where the advisor cannot make anything of it. */
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

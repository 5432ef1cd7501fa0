import type { Best, Curator, Layout } from '@sobremesa/games/museum';
import type { Answer, Question } from './optimiserMessages.ts';

/**
 * The worker, because the search would block several frames. Undefined before the first question;
 * null if workers are unavailable.
 */
let worker: Worker | null | undefined;
const open = new Map<number, { question: Question; answer: (best: Best) => void }>();
let questions = 0;

/**
 * Resolves to the best arrangement found, see `bestArrangement`. Never rejects; without a worker
 * the page searches itself, later.
 */
export function askOptimiser(layout: Layout, curator: Curator): Promise<Best> {
  return new Promise((answer) => {
    const question = { id: questions++, layout, curator };
    open.set(question.id, { question, answer });
    worker = worker === undefined ? started() : worker;
    if (worker === null) void answerHere();
    else worker.postMessage(question, { transfer: [] });
  });
}

function started(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  const fresh = new Worker(new URL('./optimiser.worker.ts', import.meta.url), { type: 'module' });
  fresh.addEventListener('message', ({ data: { id, best } }: MessageEvent<Answer>) => {
    open.get(id)?.answer(best);
    open.delete(id);
  });
  fresh.addEventListener('error', () => {
    worker = null;
    void answerHere();
  });
  return fresh;
}

async function answerHere(): Promise<void> {
  const { bestArrangement } = await import('./search.ts');
  for (const { question, answer } of open.values()) answer(bestArrangement(question.layout, question.curator));
  open.clear();
}

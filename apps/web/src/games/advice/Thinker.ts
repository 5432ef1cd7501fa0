import type { Advice, Judgement } from '@sobremesa/bots/advice';
import type { GameEvent, LegalMove, Seen } from '@sobremesa/games/kit';
import type { Answer, Question } from './questions.ts';

/** Runs a game's advisor in a worker, one question at a time. */
export class Thinker {
  readonly #start: () => Worker;
  #worker: Worker | null = null;
  #questions = 0;
  #open: { id: number; settle: (said: Answer['said']) => void } | null = null;

  /** @param start see `HintsUi` */
  constructor(start: () => Worker) {
    this.#start = start;
  }

  /**
   * Resolves to at most three good moves, or to null when the advisor has none or `stop` was
   * called. Never rejects.
   */
  async advice(seen: Seen<unknown, GameEvent>, ms: number): Promise<readonly Advice[] | null> {
    return (await this.#ask({ id: ++this.#questions, ask: 'advice', seen, ms })) as readonly Advice[] | null;
  }

  /**
   * Resolves to a better move than `made`, or to null when there is none, the advisor cannot judge,
   * or `stop` was called. Never rejects.
   */
  async judgement(seen: Seen<unknown, GameEvent>, made: LegalMove, ms: number): Promise<Judgement | null> {
    return (await this.#ask({ id: ++this.#questions, ask: 'judgement', seen, made, ms })) as Judgement | null;
  }

  /**
   * Cancels the open question. A worker cannot interrupt its search, so it is terminated and the
   * next question starts a new one.
   */
  stop(): void {
    if (this.#open === null) return;
    const { settle } = this.#open;
    this.#open = null;
    this.#dismiss();
    settle(null);
  }

  /** Cancels the open question and terminates the worker permanently. */
  end(): void {
    this.stop();
    this.#dismiss();
  }

  #ask(question: Question): Promise<Answer['said']> {
    this.stop();
    return new Promise((settle) => {
      this.#open = { id: question.id, settle };
      try {
        this.#worker ??= this.#started();
        this.#worker.postMessage(question, { transfer: [] });
      } catch {
        this.stop();
      }
    });
  }

  #started(): Worker {
    const worker = this.#start();
    worker.addEventListener('message', ({ data: { id, said } }: MessageEvent<Answer>) => {
      if (this.#open?.id !== id) return;
      const { settle } = this.#open;
      this.#open = null;
      settle(said);
    });
    worker.addEventListener('error', () => this.stop());
    return worker;
  }

  #dismiss(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}

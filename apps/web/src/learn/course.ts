import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSameMove } from './sameMove.ts';
import { standingMoves, type KeptMatch } from '../local/host/match.ts';
import type { Progress } from './progress.ts';
import type { Script, Step } from './script.ts';

/** The progress of a lesson. */
export interface CourseState {
  /** Null after the last step. */
  step: Step | null;
  /** Counted from 1. */
  number: number;
  /** The step's id after a different move from the one it waits for; null otherwise. */
  strayed: string | null;
}

const nothing: KeptMatch = { rules: 0, moves: [] };

/**
 * A reader's progress through a script. Each of their moves belongs to the step that waits for it,
 * so the number of moves determines the next step, also after an undo or when the match is resumed.
 */
export class Course {
  readonly store: StoreApi<CourseState>;
  readonly #script: Script;
  readonly #keep: (progress: Progress) => void;
  readonly #finished: () => void;
  #match: KeptMatch;

  /**
   * @param reached the stored progress; null at the beginning
   * @param keep stores the progress whenever it advances
   * @param finished called after the last step, but not when the reader skips the rest
   */
  constructor(script: Script, reached: Progress | null, keep: (progress: Progress) => void, finished: () => void) {
    this.#script = script;
    this.#keep = keep;
    this.#finished = finished;
    this.#match = reached?.match ?? nothing;
    const known = script.steps.findIndex(({ id }) => id === reached?.step);
    const ended = reached !== null && reached.step === null;
    const at = ended ? script.steps.length : Math.max(known, 0);
    this.store = createStore(() => this.#at(ended || this.#madeBefore(at) === this.#own ? at : this.#nextMove(this.#own)));
  }

  /** Call when the reader continues, or when the others have moved. */
  next(): void {
    const { step } = this.store.getState();
    if (step === null || (step.awaits.kind !== 'word' && step.awaits.kind !== 'others')) return;
    this.#go(this.#index + 1);
    if (this.store.getState().step === null) this.#finished();
  }

  /** Handles a press on the board, on any of these pieces. */
  touched(piece: string): void {
    const { step } = this.store.getState();
    if (step?.awaits.kind === 'touch' && step.awaits.piece === piece) this.#go(this.#index + 1);
  }

  /** Skips all remaining steps. */
  skip(): void {
    this.#go(this.#script.steps.length);
  }

  /**
   * Whether this move is the awaited one, or no move is awaited any more. Otherwise the store
   * records the wrong attempt.
   */
  allows(move: string, args: readonly unknown[]): boolean {
    const { step } = this.store.getState();
    const fits = step === null || (step.awaits.kind === 'move' && isSameMove(step.awaits, move, args));
    this.store.setState({ strayed: fits ? null : step.id });
    return fits;
  }

  /**
   * Handles a change of the match. Null: it begins again, since the stored one could not be
   * resumed.
   */
  moved(match: KeptMatch | null): void {
    this.#match = match ?? nothing;
    if (match === null) return this.#go(0);
    const { step } = this.store.getState();
    if (step !== null && this.#madeBefore(this.#index) !== this.#own) this.#go(this.#afterMoves(this.#own));
    else this.#save();
  }

  get #index(): number {
    return this.store.getState().number - 1;
  }

  /** The number of the reader's own moves, without those that the table made for them. */
  get #own(): number {
    return standingMoves(this.#match).filter(({ player, byTable }) => player === '0' && byTable !== true).length;
  }

  #madeBefore(index: number): number {
    return this.#script.steps.slice(0, index).filter(({ awaits }) => awaits.kind === 'move').length;
  }

  /**
   * The step after this number of moves: the one after the latest move, or the one that waits for
   * it again.
   */
  #afterMoves(made: number): number {
    return made > this.#madeBefore(this.#index) ? this.#index + 1 : this.#nextMove(made);
  }

  #nextMove(made: number): number {
    const { steps } = this.#script;
    const index = steps.findIndex(({ awaits }, i) => awaits.kind === 'move' && this.#madeBefore(i) === made);
    return index === -1 ? steps.length : index;
  }

  #at(index: number): CourseState {
    return { step: this.#script.steps[index] ?? null, number: index + 1, strayed: null };
  }

  #go(index: number): void {
    this.store.setState(this.#at(index));
    this.#save();
  }

  #save(): void {
    this.#keep({ step: this.store.getState().step?.id ?? null, match: this.#match });
  }
}

import type { GameModule } from '@sobremesa/games/kit';
import { shuffleFaults, type ShuffleFault } from '../shuffle.ts';
import {
  checkSteps,
  type CheckDetail,
  type CheckNews,
  type CheckResult,
  type CheckStep,
  type KeptShuffle,
} from './checkSteps.ts';
import { shuffleOf, type DocumentShuffle, type MatchDocument } from './format.ts';
import { openDocument } from './read.ts';
import { playDocument } from './replay.ts';

/**
 * Plays a finished match again, from the server's commitment to its end. Yields each step's result
 * in the order of `checkSteps`, and its progress. Stops only where the next steps have no input.
 *
 * @param kept what this device has stored; null for nothing
 */
export function* checkDocument(
  given: unknown,
  games: Readonly<Record<string, GameModule>>,
  kept: KeptShuffle | null,
): Generator<CheckNews, void, undefined> {
  const opened = openDocument(given, games);
  const shuffle = opened.ok ? shuffleOf(opened.document) : null;
  if (!opened.ok || shuffle === null) {
    yield { step: 'document', result: 'differs', ...(!opened.ok && { error: opened.error }) };
    for (const step of checkSteps.slice(1)) yield { step, result: 'unknown', reason: 'before' };
    return;
  }
  const { document, module } = opened;
  yield { step: 'document', result: 'same' };
  const faults = shuffleFaults(shuffle, document.seats.length, document.seed);
  yield { step: 'promise', ...promiseKept(shuffle, kept) };
  yield { step: 'commitment', ...faultOf(faults, 'commitment') };
  yield { step: 'list', ...listKept(shuffle, kept) };
  yield { step: 'own', ...ownKept(shuffle, kept) };
  const isWrongList = faults.some(({ part }) => part === 'seats');
  yield { step: 'contributions', ...(isWrongList ? differs() : faultOf(faults, 'contribution')) };
  yield { step: 'seed', ...faultOf(faults, 'seed') };
  yield* checkMoves(module, document);
}

function* checkMoves(module: GameModule, document: MatchDocument): Generator<CheckNews, void, undefined> {
  const of = document.moves.length;
  const played = playDocument(module, document);
  let step = played.next();
  if (step.done !== true) yield { step: 'deal', result: 'same' };
  for (; step.done !== true; step = played.next()) yield { checked: step.value.version, of };
  const failed = step.value;
  if (failed === null) {
    yield { step: 'moves', result: 'same' };
    yield { step: 'end', result: 'same' };
    return;
  }
  const { error, version } = failed;
  const at: CheckStep = error === 'badOptions' || version === 0 ? 'deal' : version === undefined ? 'end' : 'moves';
  if (at === 'end') yield { step: 'moves', result: 'same' };
  yield { step: at, result: 'differs', error, ...(version !== undefined && { version }) };
  const rest = checkSteps.slice(checkSteps.indexOf(at) + 1);
  for (const later of rest) yield { step: later, result: 'unknown', reason: 'before' };
}

type Result = Omit<CheckResult, 'step'>;

const same = (): Result => ({ result: 'same' });
const differs = (detail: CheckDetail = {}): Result => ({ result: 'differs', ...detail });
const unknown = (reason: CheckDetail['reason']): Result => ({ result: 'unknown', ...(reason !== undefined && { reason }) });

function faultOf(faults: readonly ShuffleFault[], part: ShuffleFault['part']): Result {
  const fault = faults.find((each) => each.part === part);
  if (fault === undefined) return same();
  return differs('seat' in fault ? { seat: fault.seat } : {});
}

function promiseKept({ draw, round, commitment }: DocumentShuffle, kept: KeptShuffle | null): Result {
  if (kept === null) return unknown('notKept');
  return kept.draw === draw && kept.round === round && kept.commitment === commitment ? same() : differs();
}

function listKept({ seats }: DocumentShuffle, kept: KeptShuffle | null): Result {
  if (kept === null) return unknown('notKept');
  const { list } = kept;
  if (list === null) return unknown('noList');
  if (list.length !== seats.length) return differs();
  const seat = seats.findIndex((each, i) => (each?.commitment ?? null) !== list[i]);
  return seat === -1 ? same() : differs({ seat });
}

function ownKept({ seats }: DocumentShuffle, kept: KeptShuffle | null): Result {
  if (kept === null) return unknown('notKept');
  const { own, list } = kept;
  if (own === null) return unknown('notIn');
  const seat = seats.findIndex((each) => each?.commitment === own.commitment);
  // The server confirmed it, or sent a list with it, and has left it out afterwards.
  if (seat === -1) return own.confirmed || list?.includes(own.commitment) === true ? differs() : unknown('replaced');
  const { contribution } = seats[seat] ?? {};
  if (contribution === own.contribution) return same();
  return contribution === null && !own.confirmed ? unknown('late') : differs({ seat });
}

import type { Shape } from '../../i18n/shape.ts';
import type es from './es.ts';

export default {
  title: 'The shuffle',
  about:
    'Nobody chooses the shuffle. The server fixes its part before the start and shows its fingerprint. Each person’s device adds a random part. One honest part makes the shuffle fair. After the end you can check it.',
  fingerprint: 'Fingerprint of the server',
  round: 'Shuffled again: {round, plural, one {# earlier attempt is void} other {# earlier attempts are void}}.',
  seats: 'The players’ parts',
  unnamed: 'Seat {number}',
  parts: {
    promised: 'ready: {mark}',
    revealed: 'included: {mark}',
    missing: 'did not arrive in time: {mark}',
    none: 'no part of their own',
  },
  check: {
    open: 'Check the shuffle',
    title: 'Check the shuffle',
    intro:
      'Your browser plays the whole match again: from what the server fixed before the start to the last card. Nothing is sent.',
    start: 'Check',
    again: 'Check again',
    cancel: 'Cancel',
    cancelled: 'The check was cancelled.',
    failed: 'The check could not be made.',
    progress: 'Progress',
    moves: 'Move {checked} of {of}',
    loading: 'Reading the match…',
    allSame: 'Everything is the same.',
    sameSoFar: 'Everything that this device could compare is the same.',
    different: 'Something differs. See the marked step.',
    results: { same: 'The same', differs: 'Differs', unknown: 'Cannot be compared' },
    steps: {
      document: 'The match is complete',
      promise: 'The server’s fingerprint is the one that this device saw before the start',
      commitment: 'The server’s secret fits its fingerprint',
      list: 'The list of parts is the one that this device saw at the start',
      own: 'This device’s part went into the shuffle',
      contributions: 'Each part fits its fingerprint',
      seed: 'The shuffle follows from the secret and the parts',
      deal: 'The deal follows from the shuffle',
      moves: 'Each move follows the rules and leads to what was played',
      end: 'The match ends as it ended',
    },
    at: {
      seat: 'It differs at the seat of {name}.',
      version: 'It differs at move {version}.',
    },
    reasons: {
      notKept: 'This device has stored nothing of this match.',
      noList: 'This device was not at the table at the start.',
      notIn: 'This device added no part.',
      late: 'This device’s part did not arrive in time.',
      replaced: 'The part came from another device of yours, or this one was too late.',
      before: 'An earlier step failed.',
    },
  },
} satisfies Shape<typeof es>;

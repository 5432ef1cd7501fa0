// Made of parts of the board: where all of it is imported it stays the few files that a table
// brings.
import '../../index.ts';
import type { Examples, PlayableOf } from '../../../../rulebook/rulebook.ts';
import type { outline } from '../outline.ts';
import { LetterExample } from './LetterExample.tsx';

export const examples: Examples<PlayableOf<typeof outline>> = { 'letter-example': LetterExample };

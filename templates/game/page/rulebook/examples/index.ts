// Uses parts of the board. This import keeps them in the chunk of the table.
import '../../index.ts';
import type { Examples, PlayableOf } from '../../../../rulebook/rulebook.ts';
import type { outline } from '../outline.ts';
import { LetterExample } from './LetterExample.tsx';

export const examples: Examples<PlayableOf<typeof outline>> = { 'letter-example': LetterExample };

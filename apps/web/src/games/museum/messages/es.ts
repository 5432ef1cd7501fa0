import type { Messages } from '../../../i18n/shape.ts';
import { board } from './es/board.ts';
import { desk } from './es/desk.ts';
import { rules } from './es/rules.ts';

/** The texts of the rules, of the board in the middle, and of one's own desk. */
const messages: Messages = { ...rules, ...board, ...desk };
export default messages;

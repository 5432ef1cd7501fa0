import type { Messages } from '../../../i18n/shape.ts';
import { board } from './en/board.ts';
import { desk } from './en/desk.ts';
import { rules } from './en/rules.ts';

/** The texts of the rules, of the board in the middle, and of one's own desk. */
const messages: Messages = { ...rules, ...board, ...desk };
export default messages;

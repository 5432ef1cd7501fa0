import { minds, type Mind } from '@sobremesa/bots';
import { LocalTable, type FromTable, type ToTable } from './table.ts';

/**
 * Opens a table for the first message, and answers the others.
 *
 * @throws RangeError for a game without bots
 */
export function serve(tell: (message: FromTable) => void): (message: ToTable) => void {
  let table: LocalTable | undefined;
  return (message) => {
    if ('open' in message) table = new LocalTable(mindOf(message.game), message.open, tell);
    else if ('look' in message) table?.look(message.look);
    else if (table !== undefined) tell({ answers: message.id, answer: table.answer(message) });
  };
}

function mindOf(game: string): Mind {
  const mind = Object.entries(minds).find(([name]) => name === game)?.[1];
  if (mind === undefined) throw new RangeError(`nobody plays ${game} here`);
  return mind;
}

import { policies, type Policy } from '@sobremesa/bots';
import { LocalTable, type FromTable, type ToTable } from './table.ts';

/**
 * Opens a table on the first message, and passes it the others.
 *
 * @throws RangeError for a game without bots
 */
export function serve(tell: (message: FromTable) => void): (message: ToTable) => void {
  let table: LocalTable | undefined;
  function answer(answers: number, given: ReturnType<LocalTable['answer']>): void {
    if (given instanceof Promise) void given.then((answer) => tell({ answers, answer }));
    else tell({ answers, answer: given });
  }
  return (message) => {
    if ('open' in message) table = new LocalTable(policyOf(message.game), message.open, tell);
    else if ('look' in message) table?.look(message.look);
    else if (table !== undefined) answer(message.id, table.answer(message));
  };
}

function policyOf(game: string): Policy {
  const policy = Object.hasOwn(policies, game) ? policies[game] : undefined;
  if (policy === undefined) throw new RangeError(`nobody plays ${game} here`);
  return policy;
}

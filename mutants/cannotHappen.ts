/** As much of a Babel node as is asked for here. */
export interface Node {
  type: string;
  consequent?: Node;
  alternate?: Node | null;
  body?: Node[];
  argument?: Node;
  callee?: Node;
  name?: string;
}

/** What is thrown where something cannot happen. Refusals have errors of their own. */
const BUGS = new Set(['Error', 'RangeError']);

/**
 * Whether this is code for what cannot happen, and throws: the compiler, or who calls it by
 * mistake, wants to be told.
 */
export function cannotHappen(node: Node): boolean {
  if (node.type === 'ThrowStatement')
    return node.argument?.type === 'NewExpression' && BUGS.has(node.argument.callee?.name ?? '');
  if (node.type === 'BlockStatement') return node.body?.length === 1 && node.body.every(cannotHappen);
  return node.type === 'IfStatement' && !node.alternate && node.consequent !== undefined && cannotHappen(node.consequent);
}

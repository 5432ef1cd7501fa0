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

/**
 * Whether this is code for what cannot happen: a plain `Error` is thrown there. It is what the compiler wants to be told, and
 * no test could come by; refusals and wrong arguments throw errors with names of their own.
 */
export function cannotHappen(node: Node): boolean {
  if (node.type === 'ThrowStatement') return node.argument?.type === 'NewExpression' && node.argument.callee?.name === 'Error';
  if (node.type === 'BlockStatement') return node.body?.length === 1 && node.body.every(cannotHappen);
  return node.type === 'IfStatement' && !node.alternate && node.consequent !== undefined && cannotHappen(node.consequent);
}

/** The required fields of a Babel node. */
export interface Node {
  type: string;
  consequent?: Node;
  alternate?: Node | null;
  body?: Node[];
  argument?: Node;
  callee?: Node;
  name?: string;
}

/** Errors for cases that cannot happen. Rejections have their own classes. */
const BUGS = new Set(['Error', 'RangeError']);

/**
 * Whether this code handles an impossible case by throwing, either for the type checker or against
 * callers' bugs.
 */
export function cannotHappen(node: Node): boolean {
  if (node.type === 'ThrowStatement')
    return node.argument?.type === 'NewExpression' && BUGS.has(node.argument.callee?.name ?? '');
  if (node.type === 'BlockStatement') return node.body?.length === 1 && node.body.every(cannotHappen);
  return node.type === 'IfStatement' && !node.alternate && node.consequent !== undefined && cannotHappen(node.consequent);
}

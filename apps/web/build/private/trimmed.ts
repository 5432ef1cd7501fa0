import { parseAst, type ESTree } from 'vite';

/** The unused parts of a script, for `trimmed`. */
export interface Unused {
  /** Starts of statements that are left out. */
  statements?: readonly RegExp[];
  /** Parts of the text that are left out: from the first string until the next one. */
  parts?: readonly (readonly [from: string, to: string])[];
  /** Parts of the text, each with its replacement. */
  texts?: Readonly<Record<string, string>>;
  /** Functions, each with its new body. */
  bodies?: Readonly<Record<string, string>>;
  /** Functions that only return this value: calls become the value. */
  calls?: Readonly<Record<string, string>>;
  /** Variables that only ever have this value. */
  variables?: Readonly<Record<string, string>>;
  /** Properties that only ever have this value. */
  properties?: Readonly<Record<string, string>>;
  /** Members of objects that are left out. */
  members?: readonly string[];
  /**
   * Values that a number of a kind never has, by the name of a property or variable with a kind.
   */
  kinds?: { names: RegExp; never: readonly number[] };
}

type Node = ESTree.Node;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Removes the unused parts of a script. A minifier can then remove the code that became
 * unreachable.
 *
 * @throws Error if a rule fits nothing, since the script is another one then
 */
export function trimmed(code: string, unused: Unused): string {
  const short = withParts(code, unused);
  const trimmer = new Trimmer(short, unused);
  trimmer.visit(parseAst(short), null, []);
  let done = '';
  let at = 0;
  for (const { start, end, text } of trimmer.edits()) {
    done += short.slice(at, start) + text;
    at = end;
  }
  return done + short.slice(at);
}

function withParts(code: string, { parts = [], texts = {} }: Unused): string {
  let done = code;
  for (const [from, to] of parts) {
    const start = done.indexOf(from);
    const end = done.indexOf(to, start);
    if (start < 0 || end < 0) throw unfit(from);
    done = done.slice(0, start) + done.slice(end);
  }
  for (const [before, after] of Object.entries(texts)) {
    if (!done.includes(before)) throw unfit(before);
    done = done.replaceAll(before, () => after);
  }
  return done;
}

function unfit(what: string): Error {
  return new Error(`the script to trim is not the known one: it lacks ${what}`);
}

class Trimmer {
  readonly #code: string;

  readonly #statements: readonly RegExp[];

  readonly #bodies: ReadonlyMap<string, string>;

  readonly #calls: ReadonlyMap<string, string>;

  readonly #variables: ReadonlyMap<string, string>;

  readonly #properties: ReadonlyMap<string, string>;

  readonly #members: ReadonlySet<string>;

  readonly #kinds: Unused['kinds'];

  readonly #missing: Set<string>;

  readonly #edits: Edit[] = [];

  constructor(code: string, unused: Unused) {
    const { statements = [], bodies = {}, calls = {}, variables = {}, properties = {}, members = [] } = unused;
    this.#code = code;
    this.#statements = statements;
    this.#bodies = new Map(Object.entries(bodies));
    this.#calls = new Map(Object.entries(calls));
    this.#variables = new Map(Object.entries(variables));
    this.#properties = new Map(Object.entries(properties));
    this.#members = new Set(members);
    this.#kinds = unused.kinds;
    const names = [bodies, calls, variables, properties].flatMap((rules) => Object.keys(rules));
    this.#missing = new Set([...statements.map(String), ...names, ...members]);
  }

  /** In the order of the script. */
  edits(): Edit[] {
    if (this.#missing.size > 0) throw unfit([...this.#missing].join(', '));
    return this.#edits.toSorted((a, b) => a.start - b.start);
  }

  visit(node: Node, parent: Node | null, around: readonly ESTree.Function[]): void {
    if (isFunction(node) && node.params.some((each) => each.type === 'Identifier' && this.#variables.has(each.name))) return;
    const edit = this.#editOf(node, parent, around);
    if (edit !== null) {
      this.#edits.push(edit);
      // The rest of an assignment or a case stays.
      if (edit.end >= node.end) return;
    }
    const inner = isFunction(node) ? [...around, node] : around;
    for (const child of Object.values(node)) {
      for (const each of [child].flat()) {
        if (isNode(each) && each.start >= (edit?.end ?? 0)) this.visit(each, node, inner);
      }
    }
  }

  #editOf(node: Node, parent: Node | null, around: readonly ESTree.Function[]): Edit | null {
    const { start, end } = node;
    switch (node.type) {
      case 'ExpressionStatement':
        return parent?.type === 'Program' ? this.#statement(node) : null;
      case 'FunctionDeclaration':
        return this.#body(node);
      case 'CallExpression':
      case 'NewExpression':
        return this.#call(node);
      case 'AssignmentExpression':
        if (node.left.type !== 'Identifier' || !this.#variables.has(node.left.name)) return null;
        return { start, end: node.right.start, text: '' };
      case 'VariableDeclarator':
        if (node.id.type !== 'Identifier' || !this.#variables.has(node.id.name)) return null;
        if (around.length > 0) throw new Error(`another variable is called ${node.id.name}, too`);
        return null;
      case 'Identifier':
        return isRead(node, parent) ? this.#value(this.#variables, node.name, node) : null;
      case 'MemberExpression':
        if (node.computed || node.property.type !== 'Identifier') return null;
        return this.#value(this.#properties, node.property.name, node);
      case 'Property': {
        if (node.key.type !== 'Identifier' || !this.#members.has(node.key.name)) return null;
        this.#missing.delete(node.key.name);
        return { start, end: end + (/^\s*,/.exec(this.#code.slice(end))?.[0].length ?? 0), text: '' };
      }
      case 'BinaryExpression':
        if (!/^[!=]==$/.test(node.operator) || !this.#isNever(node.left) || !this.#isKind(node.right)) return null;
        return { start, end, text: String(node.operator === '!==') };
      case 'SwitchCase':
        return parent?.type === 'SwitchStatement' && this.#isKind(parent.discriminant)
          ? this.#case(node, parent.cases, around)
          : null;
      default:
        return null;
    }
  }

  #statement(node: Node): Edit | null {
    const { start, end } = node;
    const rule = this.#statements.find((each) => each.test(this.#code.slice(start, end)));
    if (rule === undefined) return null;
    this.#missing.delete(String(rule));
    return { start, end, text: '' };
  }

  #body({ id, body }: ESTree.Function): Edit | null {
    const text = id === null ? undefined : this.#bodies.get(id.name);
    if (id === null || body === null || text === undefined) return null;
    this.#missing.delete(id.name);
    return { start: body.start, end: body.end, text: `{${text}}` };
  }

  #call(node: ESTree.CallExpression | ESTree.NewExpression): Edit | null {
    if (node.callee.type !== 'Identifier') return null;
    const edit = this.#value(this.#calls, node.callee.name, node);
    if (edit !== null && node.arguments.some(acts)) throw new Error(`the arguments of ${node.callee.name} do something`);
    return edit;
  }

  #value(values: ReadonlyMap<string, string>, name: string, { start, end }: Node): Edit | null {
    const text = values.get(name);
    if (text === undefined) return null;
    this.#missing.delete(name);
    return { start, end, text };
  }

  #isKind(node: Node): boolean {
    const named = node.type === 'MemberExpression' ? node.property : node;
    return named.type === 'Identifier' && this.#kinds?.names.test(named.name) === true;
  }

  #isNever(node: Node | null): boolean {
    return node?.type === 'Literal' && typeof node.value === 'number' && this.#kinds?.never.includes(node.value) === true;
  }

  /** Leaves a case out, or only its label if the case before goes on in it. */
  #case(node: ESTree.SwitchCase, cases: readonly ESTree.SwitchCase[], around: readonly ESTree.Function[]): Edit | null {
    if (!this.#isNever(node.test)) return null;
    const { start, end, consequent } = node;
    if (this.#isFallenInto(cases, cases.indexOf(node))) return { start, end: consequent[0]?.start ?? end, text: '' };
    // Other cases use the variables, too.
    const variables = consequent.flatMap(variablesIn);
    const body = around.at(-1)?.body;
    if (variables.length > 0 && body) {
      this.#edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${variables.join(', ')};` });
    }
    return { start, end, text: '' };
  }

  #isFallenInto(cases: readonly ESTree.SwitchCase[], index: number): boolean {
    const before = cases[index - 1];
    if (before === undefined || (this.#isNever(before.test) && !this.#isFallenInto(cases, index - 1))) return false;
    return !/^(?:Break|Return|Throw|Continue)Statement$/.test(before.consequent.at(-1)?.type ?? '');
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isFunction(node: Node): node is ESTree.Function {
  return node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression';
}

/** The names of the variables that a statement declares for its function. */
function variablesIn(node: Node): string[] {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? [node.id.name] : [];
  const inner = Object.values(node).flat().filter(isNode);
  return [...own, ...inner.flatMap(variablesIn)];
}

/** Whether a name is a variable that is read here. */
function isRead(node: Node, parent: Node | null): boolean {
  switch (parent?.type) {
    case 'VariableDeclarator':
      return parent.init === node;
    case 'AssignmentExpression':
      return parent.right === node;
    case 'Property':
      return parent.value === node;
    case 'MemberExpression':
      return parent.object === node || parent.computed;
    default:
      return true;
  }
}

/** Whether an expression may do more than have a value. */
function acts(node: Node): boolean {
  if (/^(?:Assignment|Call|New|Update|Await|Yield)Expression$/.test(node.type)) return true;
  return Object.values(node)
    .flat()
    .some((each) => isNode(each) && acts(each));
}

import { parseSync, Visitor } from 'oxc-parser';

/** @import { Argument, CallExpression, NewExpression } from 'oxc-parser' */

/**
 * How a file uses another one: `value` and `type` as in TypeScript, `lazy` when it is loaded later,
 * by `import()` or as a worker.
 * @typedef {'value' | 'type' | 'lazy'} Kind
 */
/**
 * @typedef {object} Import
 * @property {string | undefined} name the module specifier; undefined when it is not a literal
 * @property {Kind} kind
 * @property {number} line
 */

/**
 * Every module that a file references: static, dynamic and type imports, re-exports, `require`,
 * `import.meta.resolve`, `import.meta.glob` and the URLs of workers.
 * @param {string} file
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  return file.endsWith('.css') ? stylesheetImports(text) : moduleImports(file, text);
}

/**
 * @param {string} file
 * @param {string} text
 */
function moduleImports(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`cannot parse ${file}: ${errors[0]?.message}`);
  /** @type {Import[]} */
  const found = [];
  /**
   * @param {{ start: number }} node
   * @param {string | undefined} name
   * @param {Kind} kind
   */
  const add = (node, name, kind) => found.push({ name, kind, line: lineAt(text, node.start) });
  new Visitor({
    ImportDeclaration(node) {
      const kinds = node.specifiers.map((specifier) => ('importKind' in specifier ? specifier.importKind : undefined));
      add(node, node.source.value, kindOf(node.importKind, kinds));
    },
    ExportNamedDeclaration(node) {
      const kinds = node.specifiers.map(({ exportKind }) => exportKind);
      if (node.source) add(node, node.source.value, kindOf(node.exportKind, kinds));
    },
    ExportAllDeclaration: (node) => add(node, node.source.value, kindOf(node.exportKind, [])),
    TSImportType: (node) => add(node, node.source.value, 'type'),
    TSExternalModuleReference: (node) => add(node, node.expression.value, 'value'),
    ImportExpression: (node) => add(node, literal(node.source), 'lazy'),
    NewExpression(node) {
      const address = moduleUrl(node, text);
      if (address !== undefined && /\.[cm]?[jt]sx?$/.test(address)) add(node, address, 'lazy');
    },
    CallExpression(node) {
      const callee = text.slice(node.callee.start, node.callee.end);
      if (callee === 'require' || callee === 'import.meta.resolve') add(node, literal(node.arguments[0]), 'value');
      if (callee === 'import.meta.glob') for (const pattern of patterns(node)) add(node, pattern, 'lazy');
    },
  }).visit(program);
  return found;
}

/**
 * `@import` and the `composes … from` of CSS modules.
 * @param {string} text
 * @returns {Import[]}
 */
function stylesheetImports(text) {
  const found = text.matchAll(/(?:@import\s+(?:url\()?|\bcomposes:[^;]*\bfrom\s+)['"]([^'"]+)['"]/g);
  return [...found].map(({ 1: name, index }) => ({ name, kind: 'value', line: lineAt(text, index) }));
}

/**
 * @param {string | null | undefined} declared
 * @param {(string | null | undefined)[]} specifiers
 * @returns {Kind}
 */
function kindOf(declared, specifiers) {
  const onlyTypes = specifiers.length > 0 && specifiers.every((kind) => kind === 'type');
  return declared === 'type' || onlyTypes ? 'type' : 'value';
}

/** @param {Argument | undefined} node */
function literal(node) {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/**
 * The address in `new URL(address, import.meta.url)`.
 * @param {NewExpression} node
 * @param {string} text
 */
function moduleUrl({ callee, arguments: [address, base] }, text) {
  if (text.slice(callee.start, callee.end) !== 'URL' || base === undefined) return undefined;
  return text.slice(base.start, base.end) === 'import.meta.url' ? literal(address) : undefined;
}

/** @param {CallExpression} node */
function patterns({ arguments: [first] }) {
  if (first?.type !== 'ArrayExpression') return [literal(first)];
  const names = first.elements.map((element) => (element === null ? undefined : literal(element)));
  return names.filter((name) => name === undefined || !name.startsWith('!'));
}

/**
 * @param {string} text
 * @param {number} offset
 */
function lineAt(text, offset) {
  return text.slice(0, offset).split('\n').length;
}

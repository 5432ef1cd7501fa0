import compile from 'icu-minify/compile';

/** An argument or tag in a text. */
export interface Slot {
  name: string;
  kind: 'word' | 'select' | 'plural' | 'selectordinal' | 'format' | 'tag';
  /** The options that it distinguishes: `one`, `=0`, `other`; empty for a word. */
  forms: readonly string[];
}

/**
 * A node of `icu-minify` for an argument. Other nodes are strings, and 0 for the number of a
 * plural.
 */
type Compiled = [name: string, kind?: unknown, ...rest: unknown[]];

const kinds = [undefined, 'select', 'plural', 'selectordinal', 'format', 'format', 'format'] as const;

/**
 * The slots of a text, and its words. @throws SyntaxError that explains the mistake in plain words
 */
export function readIcu(text: string): { slots: readonly Slot[]; words: string } {
  const compiled = compileOrExplain(text);
  const slots: Slot[] = [];
  const words: string[] = [];

  function read(node: unknown): void {
    if (typeof node === 'string') words.push(node);
    if (!Array.isArray(node)) return;
    const [name, kind, ...rest] = node as unknown[] as Compiled;
    if (typeof kind !== 'number') {
      slots.push({ name, kind: kind === undefined ? 'word' : 'tag', forms: [] });
      readAll([kind, ...rest]);
      return;
    }
    const chosen = kind <= 3 ? (rest[0] as Record<string, unknown>) : {};
    slots.push({ name, kind: kinds[kind] ?? 'format', forms: Object.keys(chosen) });
    for (const form of Object.values(chosen)) readForm(form);
  }
  const readAll = (nodes: readonly unknown[]) => nodes.forEach(read);
  /** A form is a text, a number, or a list of nodes. */
  const readForm = (form: unknown) => readAll(Array.isArray(form) ? form : [form]);

  readForm(compiled);
  return { slots, words: words.join('') };
}

/** The parser's error codes in plain words. */
const meanings: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { has no } that closes it',
  EMPTY_ARGUMENT: 'there is nothing between { and }',
  MALFORMED_ARGUMENT: 'between { and } there has to be a name as in English, or a name, “plural” or “select”, and the forms',
  EXPECT_ARGUMENT_TYPE: 'after the comma there has to be “plural”, “select” or “selectordinal”, as in English',
  INVALID_ARGUMENT_TYPE:
    'after the first comma there has to be “plural”, “select” or “selectordinal”, in English and spelt like this',
  EXPECT_SELECT_ARGUMENT_OPTIONS: 'after “plural” or “select” there has to be a comma, and then the forms',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a form has no name: “one {…} other {…}”',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'a form has no name: “yes {…} other {…}”',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'what a form says has to stand in braces: “one {…} other {…}”',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'what a form says has to stand in braces: “yes {…} other {…}”',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'after “=” there has to be a number',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'a form occurs twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'a form occurs twice',
  MISSING_OTHER_CLAUSE: 'the form “other {…}” is missing',
  INVALID_TAG: 'a “<” begins something that never ends',
  UNCLOSED_TAG: 'a <tag> has no </tag> that closes it',
  UNMATCHED_CLOSING_TAG: 'a </tag> closes what is not open',
};

function compileOrExplain(text: string): unknown {
  try {
    return compile(text);
  } catch (error) {
    const { message = '', location } = error as { message?: string; location?: { start: { offset: number } } };
    const rest = text.slice(location?.start.offset ?? 0).slice(0, 30);
    throw new SyntaxError(`${meanings[message] ?? message}${rest === '' ? '' : `, near “${rest}”`}`, { cause: error });
  }
}

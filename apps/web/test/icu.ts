/** An argument of a message, with its options. */
export interface IcuArgument {
  name: string;
  /** `plain`, `select`, `plural` or `selectordinal`. */
  kind: string;
  /** The keys of its branches, for instance `=0`, `one`, `other`; empty for a plain argument. */
  branches: string[];
}

/** The arguments of a message in ICU syntax. One that occurs several times has all its branches. */
export function readIcu(message: string): IcuArgument[] {
  const found = new Map<string, IcuArgument>();
  let at = 0;

  function text(): void {
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') argument();
      else at++;
    }
  }

  function argument(): void {
    const [whole, name = '', kind = 'plain'] = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*,?)?/.exec(message.slice(at)) ?? [];
    if (whole === undefined) throw new SyntaxError(`An argument without a name: ${message.slice(at)}`);
    const known = found.get(`${name} ${kind}`) ?? { name, kind, branches: [] };
    found.set(`${name} ${kind}`, known);
    at += whole.length;
    let branch = '';
    while (message[at] !== '}') {
      if (at >= message.length) throw new SyntaxError(`A brace is never closed: ${message}`);
      if (message[at] === '{') {
        if (!known.branches.includes(branch.trim())) known.branches.push(branch.trim());
        branch = '';
        at++;
        text();
      } else {
        branch += message[at];
      }
      at++;
    }
    at++;
  }

  while (at < message.length) {
    text();
    if (message[at] === '}') throw new SyntaxError(`A brace too many: ${message}`);
  }
  return [...found.values()];
}

/** The names of a message's arguments, each with its kind. Sorted. */
export function icuArguments(message: string): string[] {
  return readIcu(message)
    .map(({ name, kind }) => `${name} ${kind}`)
    .toSorted();
}

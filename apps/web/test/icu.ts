/** The names of a message's arguments, each with its kind (`plain` without one), as the ICU syntax has them. Sorted. */
export function icuArguments(message: string): string[] {
  const found = new Set<string>();
  let at = 0;

  function text(): void {
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') argument();
      else at++;
    }
  }

  function argument(): void {
    const [whole, name, kind] = /^\{\s*(\w+)\s*(?:,\s*(\w+)\s*,?)?/.exec(message.slice(at)) ?? [];
    if (whole === undefined) throw new SyntaxError(`An argument without a name: ${message.slice(at)}`);
    found.add(`${name} ${kind ?? 'plain'}`);
    at += whole.length;
    while (message[at] !== '}') {
      if (at >= message.length) throw new SyntaxError(`A brace is never closed: ${message}`);
      if (message[at] === '{') {
        at++;
        text();
      }
      at++;
    }
    at++;
  }

  while (at < message.length) {
    text();
    if (message[at] === '}') throw new SyntaxError(`A brace too many: ${message}`);
  }
  return [...found].toSorted();
}

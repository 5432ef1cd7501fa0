import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { From } from './update.ts';
import { isGroup, type Group } from './tree.ts';

/** Stores the English texts from which each file was translated. Translators need not touch it. */
const FROM = '.english.json';
/** Has the language's own name, and the translators to thank. */
export const LANGUAGE = 'language.json';

/** The folder with the texts of one language. */
export class LanguageFolder {
  readonly #path: string;
  readonly tag: string;

  constructor(path: string) {
    this.#path = path;
    this.tag = basename(path);
  }

  get exists(): boolean {
    return existsSync(this.#path);
  }

  /** The names of its files. */
  get files(): string[] {
    return readdirSync(this.#path).filter((name) => name !== FROM);
  }

  /**
   * The content of a file; empty if the file is missing. @throws SyntaxError that says where the
   * file is not JSON
   */
  read(file: string): Group {
    const path = join(this.#path, file);
    if (!existsSync(path)) return {};
    const text = readFileSync(path, 'utf8');
    const found = parsed(text);
    if (!isGroup(found) || Array.isArray(found)) throw new SyntaxError('the file has to begin with { and end with }');
    return found;
  }

  write(file: string, content: Group): void {
    mkdirSync(this.#path, { recursive: true });
    writeFileSync(join(this.#path, file), `${JSON.stringify(content, null, 2)}\n`);
  }

  /** The English source of each file, by the file's name without extension. */
  readFrom(): Readonly<Record<string, From>> {
    return this.read(FROM) as Readonly<Record<string, From>>;
  }

  writeFrom(from: Readonly<Record<string, From>>): void {
    this.write(FROM, from);
  }
}

/** @throws SyntaxError that names the line and the most likely mistake */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const said = (error as Error).message;
    const position = Number(/position (\d+)/.exec(said)?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    const line = before.length;
    throw new SyntaxError(
      `line ${line} cannot be read, or the one before it: is there a comma after every text but the last of its group, and a straight " on both sides of it?`,
      { cause: error },
    );
  }
}

import type { SentenceValue } from '@sobremesa/games/kit';
import { createGameText } from '../../src/i18n/gameText.tsx';
import type { SourceLanguage } from '../../src/i18n/languages.ts';
import type { Messages } from '../../src/i18n/shape.ts';
import { readIcu, type IcuArgument } from '../icu.ts';
import { flat } from './catalogues.ts';
import { players, samplesOf } from './samples.ts';

export interface Rendered {
  key: string;
  /** All different texts. */
  texts: readonly string[];
}

/**
 * Renders each text of a catalogue in all its forms: for the reader and for others, with none, one
 * and many.
 */
export function renderAll(name: string, language: SourceLanguage, messages: Messages): Rendered[] {
  const { sentence } = createGameText(language, messages, players, null);
  return [...flat(messages)].map(([key, message]) => {
    const read = readIcu(message);
    const chosen = read.filter(({ kind }) => kind !== 'plain').map((argument) => [argument.name, branchesOf(argument)] as const);
    const plain = read
      .filter(({ kind }) => kind === 'plain')
      .map((argument) => [argument.name, samplesOf(name, key, argument.name)] as const);
    const texts = combinations(chosen).flatMap((choice) =>
      inTurn(plain).map((said) => sentence({ key, values: { ...said, ...choice } })),
    );
    return { key, texts: [...new Set(texts)] };
  });
}

/** Values that lead to each of its branches. */
function branchesOf({ kind, branches }: IcuArgument): readonly SentenceValue[] {
  if (kind === 'select') return branches;
  const exact = branches.filter((branch) => branch.startsWith('=')).map((branch) => Number(branch.slice(1)));
  const counted = kind === 'plural' ? [1, 2] : [1, 2, 3, 4, 5];
  return [...new Set([...exact, ...counted])].toSorted((a, b) => a - b);
}

type Values = Record<string, SentenceValue>;
type Choices = readonly (readonly [name: string, values: readonly SentenceValue[]])[];

/** All combinations of values. */
function combinations(choices: Choices): Values[] {
  return choices.reduce<Values[]>(
    (done, [name, values]) => done.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
}

/**
 * Uses each value at least once: first the first values of all arguments, then the second ones, and
 * so on.
 */
function inTurn(choices: Choices): Values[] {
  const most = Math.max(1, ...choices.map(([, values]) => values.length));
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(choices.map(([name, values]) => [name, values[i % values.length] ?? ''])),
  );
}

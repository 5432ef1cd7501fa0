import { blocksOf } from '../src/rulebook/markup.ts';

/** How a text of the rules is marked up. */
interface Marks {
  /** Small pictures, by name. */
  signs: readonly string[];
  /** The paragraphs that it leads to. */
  links: readonly string[];
  /** How many strong words there are, and how many items of lists. */
  strong: number;
  items: number;
  /** Whether the sign of some mark is left over among the words. */
  left: boolean;
}

export function marksOf(text: string): Marks {
  const blocks = blocksOf(text);
  const pieces = blocks.flatMap(({ lines }) => lines.flat());
  return {
    signs: pieces.flatMap((piece) => (typeof piece === 'object' && 'sign' in piece ? [piece.sign] : [])),
    links: pieces.flatMap((piece) => (typeof piece === 'object' && 'to' in piece ? [piece.to] : [])),
    strong: pieces.filter((piece) => typeof piece === 'object' && 'strong' in piece).length,
    items: blocks.flatMap(({ kind, lines }) => (kind === 'list' ? lines : [])).length,
    left: pieces.some((piece) => typeof piece === 'string' && /\*\*|[{}]|\]\(/.test(piece)),
  };
}

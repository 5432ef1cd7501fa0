import { blocksOf } from '../src/rulebook/markup.ts';

/** The markup in a text of the rules. */
interface Marks {
  /** Small pictures, by name. */
  signs: readonly string[];
  /** The paragraphs that it links to. */
  links: readonly string[];
  /** Number of strong passages, and of list items. */
  strong: number;
  items: number;
  /** Whether an unpaired markup character is left in the text. */
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

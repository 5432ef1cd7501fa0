/** A part of a line: text, strong text, a small picture, or a link to another paragraph. */
export type Piece = string | { strong: string } | { sign: string } | { words: string; to: string };

export interface Block {
  kind: 'text' | 'list';
  /** One line of text, or the items of the list. */
  lines: readonly (readonly Piece[])[];
}

const marks = /\*\*([^*]+)\*\*|\{([\w-]+)\}|\[([^\]]+)\]\(([\w-]+)\)/;

/**
 * Parses a text of the rules. A line is a paragraph; lines that begin with `- ` make a list. A line
 * may contain `**strong**`, `{sign}` and `[words](paragraph)`.
 */
export function blocksOf(text: string): Block[] {
  const blocks: { kind: Block['kind']; lines: Piece[][] }[] = [];
  for (const line of text.split('\n')) {
    const item = line.startsWith('- ');
    const last = blocks.at(-1);
    if (item && last?.kind === 'list') last.lines.push(piecesOf(line.slice(2)));
    else blocks.push({ kind: item ? 'list' : 'text', lines: [piecesOf(item ? line.slice(2) : line)] });
  }
  return blocks;
}

function piecesOf(line: string): Piece[] {
  const [, strong, sign, words = '', to] = marks.exec(line) ?? [];
  if (strong === undefined && sign === undefined && to === undefined) return line === '' ? [] : [line];
  const [whole = ''] = marks.exec(line) ?? [];
  const at = line.indexOf(whole);
  const piece: Piece = strong !== undefined ? { strong } : sign !== undefined ? { sign } : { words, to: to ?? '' };
  const before = line.slice(0, at);
  return [...(before === '' ? [] : [before]), piece, ...piecesOf(line.slice(at + whole.length))];
}

/** The plain text, with a line for each paragraph and each item. */
export function plainOf(text: string): string {
  const lines = blocksOf(text).flatMap((block) => block.lines);
  return lines
    .map((pieces) => pieces.map((piece) => (typeof piece === 'string' ? piece : wordsOf(piece))).join(''))
    .map((line) => line.replaceAll(/ {2,}/g, ' ').trim())
    .join('\n');
}

function wordsOf(piece: Exclude<Piece, string>): string {
  if ('strong' in piece) return piece.strong;
  return 'words' in piece ? piece.words : '';
}

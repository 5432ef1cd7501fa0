/** A byte order mark, by which spreadsheets know UTF-8. */
const MARK = '\uFEFF';
/** The first characters by which a spreadsheet takes a text for a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

export type Cell = string | number | boolean | null;

/**
 * A table as CSV, as RFC 4180 defines it: lines end in CRLF, and cells with commas, quotes or line
 * breaks are quoted. Texts that a spreadsheet would run as a formula begin with an apostrophe.
 */
export function csv(rows: readonly (readonly Cell[])[]): string {
  return MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

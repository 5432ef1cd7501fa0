import type { Correction } from '../corrections.ts';
import { uncorrected } from '../corrections.ts';
import { isClear, skill, tenths, worst, type Course, type Series, type Tenth } from './calibration.ts';

/** A series with its matches and the correction to check. */
export interface Checked {
  series: Pick<Series, 'game' | 'players'>;
  courses: readonly Course[];
  correction: Correction;
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`;
const titleOf = ({ series: { game, players } }: Checked) => `${game}, ${players === 1 ? 'alone' : `${players} seats`}`;

/** A table in Markdown: for each series the share of wins by tenths of the chance. */
export function tenthsTable(all: readonly Checked[]): string {
  const heads = Array.from({ length: 10 }, (_, tenth) => `${tenth * 10} to ${tenth * 10 + 10}`);
  const rows = all.map((checked) => {
    const rows = tenths(checked.courses, checked.correction);
    const cells = heads.map((_, tenth) => {
      const row = rows.find((each) => each.tenth === tenth);
      return row === undefined ? '' : isClear(row) ? percent(row.won) : `(${percent(row.won)})`;
    });
    return [titleOf(checked), ...cells];
  });
  return markdown(['chance in %', ...heads], rows);
}

/** A table in Markdown: the errors with and without the correction, and the skill. */
export function qualityTable(all: readonly Checked[]): string {
  const rows = all.map((checked) => {
    const { courses, correction } = checked;
    const off = [uncorrected, correction].map((each) => `${(100 * worst(tenths(courses, each))).toFixed(0)} points`);
    return [titleOf(checked), String(courses.length), ...off, ...skill(courses, correction).map(percent)];
  });
  return markdown(['', 'matches', 'worst, raw', 'worst, corrected', 'first third', 'second', 'last'], rows);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Sizes in the picture, in its own units. */
const PLOT = 150;
const [LEFT, TOP, RIGHT, BOTTOM] = [34, 30, 14, 34];
const COLUMNS = 5;

/**
 * A picture as SVG, with a plot for each series: the chance from left to right, the share of wins
 * from bottom to top, and two standard errors up and down. Hollow points have too few positions.
 */
export function plotOf(all: readonly Checked[]): string {
  const [width, height] = [LEFT + PLOT + RIGHT, TOP + PLOT + BOTTOM];
  const plots = all.map((checked, index) => {
    const [x, y] = [(index % COLUMNS) * width, Math.floor(index / COLUMNS) * height];
    return `<g transform="translate(${x + LEFT} ${y + TOP})">${onePlot(checked)}</g>`;
  });
  const size = [Math.min(all.length, COLUMNS) * width, Math.ceil(all.length / COLUMNS) * height];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}" font-family="sans-serif" font-size="11" fill="#2a2320">`,
    `<title>Chances to win, and how many of these positions were won</title>`,
    `<rect width="100%" height="100%" fill="#fffaf2"/>`,
    ...plots,
    '</svg>\n',
  ].join('\n');
}

function onePlot(checked: Checked): string {
  const at = (share: number) => Math.round(share * PLOT * 10) / 10;
  const ticks = [0, 0.5, 1].map((share) => {
    const label = `${100 * share}`;
    return `<text x="${at(share)}" y="${PLOT + 14}" text-anchor="middle">${label}</text><text x="-6" y="${at(1 - share) + 4}" text-anchor="end">${label}</text>`;
  });
  const points = tenths(checked.courses, checked.correction).map((row) => pointOf(row, at));
  return [
    `<text y="-10" font-weight="bold">${titleOf(checked)}</text>`,
    `<rect width="${PLOT}" height="${PLOT}" fill="none" stroke="#8b7a66"/>`,
    `<path d="M0 ${PLOT}L${PLOT} 0" stroke="#8b7a66" stroke-dasharray="4 3"/>`,
    ...ticks,
    `<text x="${PLOT / 2}" y="${PLOT + 28}" text-anchor="middle">chance in %</text>`,
    ...points,
  ].join('');
}

function pointOf(row: Tenth, at: (share: number) => number): string {
  const [low, high] = [row.won - 2 * row.error, row.won + 2 * row.error].map((share) => at(1 - Math.min(1, Math.max(0, share))));
  const fill = isClear(row) ? '#7a2233' : '#fffaf2';
  return `<path d="M${at(row.chance)} ${low}V${high}" stroke="#7a2233"/><circle cx="${at(row.chance)}" cy="${at(1 - row.won)}" r="3.5" fill="${fill}" stroke="#7a2233"/>`;
}

import { cpus, loadavg } from 'node:os';
import type { ServerName } from '../serverNames.ts';
import type { Cell } from './cells.ts';

/** A table in Markdown. */
export function printTable(title: string, head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((cell, i) => Math.max(cell.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  console.log(`\n${title}\n\n${[line(head), line(rule), ...rows.map(line)].join('\n')}`);
}

/**
 * Prints each measure of each server: the median of its rounds, with minimum and maximum, and the
 * ratio of ours to each other server within a round.
 */
export function printCells(title: string, cells: ReadonlyMap<ServerName, readonly Cell[]>): void {
  const servers = [...cells.keys()];
  const others = servers.includes('ours') ? servers.filter((server) => server !== 'ours') : [];
  const measures = new Set([...cells.values()].flat().flatMap((cell) => Object.keys(cell)));
  const rows = Array.from(measures, (measure) => [
    measure,
    ...servers.map((server) => spread(rounds(cells, server, measure))),
    ...others.map((other) => brief(ratio(cells, measure, other))),
  ]);
  printTable(title, ['', ...servers, ...others.map((other) => `ours ÷ ${other}`)], rows);
}

/** The median of the ratios of ours to another server within each round. */
export function ratio(cells: ReadonlyMap<ServerName, readonly Cell[]>, measure: string, other: ServerName): number {
  const theirs = rounds(cells, other, measure);
  return median(rounds(cells, 'ours', measure).map((own, round) => own / (theirs[round] ?? Number.NaN)));
}

function rounds(cells: ReadonlyMap<ServerName, readonly Cell[]>, server: ServerName, measure: string): number[] {
  return cells.get(server)?.map((cell) => cell[measure] ?? Number.NaN) ?? [];
}

/** Prints the machine and its load. */
export function printMachine(when: string): void {
  const all = cpus();
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`${when}: ${all.length} × ${all[0]?.model ?? 'unknown'}, Node ${process.version}, load ${load.join(' ')}`);
}

function spread(rounds: readonly number[]): string {
  const known = rounds.filter((each) => !Number.isNaN(each));
  if (known.length === 0) return '–';
  const middle = brief(median(known));
  return known.length === 1 ? middle : `${middle} (${brief(Math.min(...known))}–${brief(Math.max(...known))})`;
}

function median(numbers: readonly number[]): number {
  const known = numbers.filter((each) => !Number.isNaN(each)).toSorted((a, b) => a - b);
  const half = known.length / 2;
  return ((known[Math.ceil(half) - 1] ?? Number.NaN) + (known[Math.floor(half)] ?? Number.NaN)) / 2;
}

/** Rounded to three digits. */
export function brief(value: number): string {
  if (!Number.isFinite(value)) return '–';
  return String(Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3)));
}

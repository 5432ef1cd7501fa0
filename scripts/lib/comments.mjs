import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './run.mjs';

/**
 * Comments end at this column. oxfmt wraps Markdown at the same one, and does not change
 * comments.
 */
export const WIDTH = 100;

/**
 * A comment for a program, such as `/// <reference>` or `// oxlint-disable`, which must stay on one
 * line.
 */
const DIRECTIVE = /^\/\/(?:\/| (?:oxlint|oxfmt|@ts)-)/;

/**
 * @typedef {object} Comment
 * @property {'Line' | 'Block'} type
 * @property {number} start
 * @property {number} end
 */

/** Our source files, tracked or new, by their paths from the project's folder. */
export function sourceFiles() {
  const options = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const patterns = ['*.ts', '*.tsx', '*.mjs', '*.cjs'];
  const listed = execFileSync('git', [...options, ...patterns], { cwd: root, encoding: 'utf8' });
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
}

/**
 * A source file with its comments wrapped. A comment that shares its line with code does not
 * change.
 * @param {string} file its name, from which the parser infers the language
 * @param {string} source
 */
export function wrapComments(file, source) {
  let text = source;
  for (const [first, ...others] of groupsOf(file, source).toReversed()) {
    const last = others.at(-1) ?? first;
    if (first === undefined || last === undefined) continue;
    const indent = source.slice(lineStart(source, first.start), first.start);
    const rest = source.slice(last.end, lineEnd(source, last.end));
    const isDirective = DIRECTIVE.test(source.slice(first.start, first.end));
    if (isDirective || indent.trim() !== '' || rest.trim() !== '' || !isLong(source, first.start, last.end)) continue;
    const old = source.slice(first.start, last.end);
    const wrapped = first.type === 'Line' ? wrapLines(old, indent) : wrapBlock(old, indent);
    text = text.slice(0, first.start) + wrapped + text.slice(last.end);
  }
  return text;
}

/**
 * The lines, counted from 1, on which a comment exceeds the last column.
 * @param {string} file
 * @param {string} source
 */
export function longComments(file, source) {
  return parseSync(file, source).comments.flatMap(({ start, end }) => {
    if (DIRECTIVE.test(source.slice(start, end))) return [];
    const first = source.slice(0, start).split('\n').length;
    const lines = source.slice(lineStart(source, start), end).split('\n');
    return lines.flatMap((line, index) => (line.length > WIDTH ? [first + index] : []));
  });
}

/**
 * Each block comment alone, and each run of consecutive line comments.
 * @param {string} file
 * @param {string} source
 */
function groupsOf(file, source) {
  /** @type {Comment[][]} */
  const groups = [];
  for (const comment of parseSync(file, source).comments) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const gap = before === undefined ? '' : source.slice(before.end, comment.start);
    const isNext = before?.type === 'Line' && comment.type === 'Line' && /^\n[ \t]*$/.test(gap);
    const isDirective = [before, comment].some((each) => each && DIRECTIVE.test(source.slice(each.start, each.end)));
    if (isNext && !isDirective) group?.push(comment);
    else groups.push([comment]);
  }
  return groups;
}

/**
 * @param {string} text
 * @param {string} indent
 */
function wrapLines(text, indent) {
  const lines = text.split('\n').map((line) => line.trim().replace(/^\/\/ ?/, ''));
  return filled(lines, WIDTH - indent.length - 3)
    .map((line) => `//${line === '' ? '' : ` ${line}`}`)
    .join(`\n${indent}`);
}

/**
 * @param {string} text
 * @param {string} indent
 */
function wrapBlock(text, indent) {
  const opening = text.startsWith('/**') ? '/**' : '/*';
  const lines = text
    .slice(opening.length, -2)
    .split('\n')
    .map((line, index) => (index === 0 ? line.trim() : line.replace(/^\s*\*? ?/, '').trimEnd()));
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  const inner = filled(lines, WIDTH - indent.length - 3).map((line) => ` *${line === '' ? '' : ` ${line}`}`);
  return [opening, ...inner, ' */'].join(`\n${indent}`);
}

/**
 * Fills paragraphs, list items and tags. Indented lines, tables and fenced code do not change.
 * @param {string[]} lines
 * @param {number} width
 */
function filled(lines, width) {
  /** @type {{ text: string, hang: string | null }[]} */
  const paragraphs = [];
  let isFenced = false;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    const isFence = line.startsWith('```');
    const isItem = /^(?:[-*]|\d+\.|@\w+) ?/.test(line);
    const isContinued = last !== undefined && last.hang !== null;
    const isKept =
      isFence || isFenced || line.trim() === '' || /^[|#]/.test(line) || (/^\s{2}/.test(line) && last?.hang !== '  ');
    if (isFence) isFenced = !isFenced;
    if (isKept) paragraphs.push({ text: line, hang: null });
    else if (isContinued && !isItem) last.text += ` ${line.trim()}`;
    else paragraphs.push({ text: line.trim(), hang: isItem ? '  ' : '' });
  }
  return paragraphs.flatMap(({ text, hang }) => (hang === null ? [text] : fill(text, width, hang)));
}

/**
 * @param {string} text
 * @param {number} width
 * @param {string} hang indents the lines after the first
 */
function fill(text, width, hang) {
  const lines = [''];
  // Code in backticks and `{@link}` stay on one line.
  for (const word of text.match(/(?:`[^`]*`|\{@[^}]*\}|\S)+/g) ?? []) {
    const line = lines.at(-1) ?? '';
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (longer.length > width && line.trim() !== '') lines.push(hang + word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/**
 * @param {string} source
 * @param {number} start
 * @param {number} end
 */
const isLong = (source, start, end) =>
  source
    .slice(lineStart(source, start), end)
    .split('\n')
    .some((line) => line.length > WIDTH);

/**
 * @param {string} source
 * @param {number} at
 */
const lineStart = (source, at) => source.lastIndexOf('\n', at - 1) + 1;

/**
 * @param {string} source
 * @param {number} at
 */
function lineEnd(source, at) {
  const end = source.indexOf('\n', at);
  return end === -1 ? source.length : end;
}

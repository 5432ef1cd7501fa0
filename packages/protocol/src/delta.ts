/**
 * The difference between two JSON documents, itself JSON.
 *
 * - A string, number, boolean or null replaces the old value; `[value]` replaces it with an object
 *   or an array.
 * - For an object: an object with a delta for each changed member; `[]` removes it. Keys are
 *   shortened to a prefix that no other key of the old object has. A `=` precedes a key in full, as
 *   for a new member.
 * - For an array: an object, too. Its `"~"` comes first: splices `[at, remove, ...inserted]`,
 *   applied in order. Then a delta for each changed element, by its index as a decimal number.
 */
export type Delta = string | number | boolean | null | readonly unknown[] | { readonly [key: string]: Delta };

/**
 * For each newer object, the older one of its last comparison, and the result. Shared by the
 * documents of one change.
 */
export type DeltaCache = Map<object, { before: object; text: string | null }>;

/** An update is malformed, or does not fit the state to which it is applied. */
export class BadUpdateError extends Error {
  override name = 'BadUpdateError';
}

const SPLICES = '~';
const IN_FULL = '=';
const INDEX = /^(?:0|[1-9]\d{0,9})$/;
/**
 * Bounds the search for moved elements: the largest number of pairs in the changed part of an
 * array.
 */
const PAIRS = 20_000;

type Json = Record<string, unknown>;

/**
 * Applies `delta` to a document. The old document stays unchanged, and members that the delta does
 * not name keep their identity.
 *
 * @throws BadUpdateError
 */
export function applied<T>(document: T, delta: Delta): T {
  return changed(document, delta) as T;
}

/**
 * The delta from `before` to `after`, as JSON text; null when they are equal. Both are plain JSON,
 * where an undefined member counts as absent. Parts with the same identity are not compared.
 *
 * @param cache shared by all comparisons of one change, so that common parts of several documents
 *   are compared once
 */
export function deltaText(before: unknown, after: unknown, cache: DeltaCache = new Map()): string | null {
  if (before === after) return null;
  if (!isContainer(before) || !isContainer(after) || Array.isArray(before) !== Array.isArray(after)) return settingText(after);
  const known = cache.get(after);
  if (known?.before === before) return known.text;
  const text =
    Array.isArray(before) && Array.isArray(after)
      ? arrayText(before, after, cache)
      : objectText(before as Json, after as Json, cache);
  cache.set(after, { before, text });
  return text;
}

function changed(value: unknown, delta: unknown): unknown {
  if (!isContainer(delta)) return delta;
  if (Array.isArray(delta)) {
    if (delta.length !== 1) throw new BadUpdateError('no single value to set');
    return delta[0];
  }
  if (Array.isArray(value)) return changedArray(value, delta as Json);
  if (isContainer(value)) return changedObject(value as Json, delta as Json);
  throw new BadUpdateError('there is nothing to change');
}

function changedObject(before: Json, delta: Json): Json {
  const after = { ...before };
  for (const [name, change] of Object.entries(delta)) {
    const key = keyNamed(before, name);
    const here = Object.hasOwn(before, key);
    if (Array.isArray(change) && change.length === 0) {
      if (!here) throw new BadUpdateError('there is nothing to remove');
      delete after[key];
    } else {
      const value = changed(here ? before[key] : undefined, change);
      // Assigned, this one name would set the prototype.
      if (key === '__proto__') Object.defineProperty(after, key, { value, enumerable: true, configurable: true, writable: true });
      else after[key] = value;
    }
  }
  return after;
}

function changedArray(before: readonly unknown[], delta: Json): unknown[] {
  const after = [...before];
  const { [SPLICES]: splices = [], ...elements } = delta;
  if (!Array.isArray(splices)) throw new BadUpdateError('splices are a list');
  for (const splice of splices as unknown[]) {
    const [at, remove, ...inserted] = Array.isArray(splice) ? (splice as unknown[]) : [];
    if (!isCount(at, after.length) || !isCount(remove, after.length - at)) throw new BadUpdateError('a splice does not fit');
    after.splice(at, remove, ...inserted);
  }
  for (const [index, change] of Object.entries(elements)) {
    const at = Number(index);
    if (!INDEX.test(index) || at >= after.length) throw new BadUpdateError('there is no such element');
    after[at] = changed(after[at], change);
  }
  return after;
}

function objectText(before: Json, after: Json, cache: DeltaCache): string | null {
  let text = '';
  let changes = 0;
  let lasting = 0;
  let members = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    members += 1;
    const old = ownMember(before, key);
    if (old !== undefined) lasting += 1;
    if (old === value) continue;
    const change = old === undefined ? settingText(value) : deltaText(old, value, cache);
    if (change === null) continue;
    text += (changes === 0 ? '' : ',') + nameText(before, key) + change;
    changes += 1;
  }
  let olds = 0;
  for (const key in before) if (before[key] !== undefined) olds += 1;
  if (olds !== lasting) {
    for (const key of Object.keys(before)) {
      if (before[key] === undefined || ownMember(after, key) !== undefined) continue;
      text += `${changes === 0 ? '' : ','}${nameText(before, key)}[]`;
      changes += 1;
    }
  }
  if (changes === 0) return null;
  // If most members are the same, the changed members are the shorter list.
  return changes * 2 > members ? orWhole(`{${text}}`, after) : `{${text}}`;
}

/**
 * The key of a member in a delta, as JSON text with a colon: abbreviated for a member of `before`,
 * whole for a new one.
 */
function nameText(before: Json, key: string): string {
  const length = shortened(before, key);
  if (length === null) return `${JSON.stringify(IN_FULL + key)}:`;
  const known = names.get(key)?.[length];
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  const text = `${JSON.stringify(key.slice(0, length))}:`;
  const texts = names.get(key) ?? [];
  texts[length] = text;
  names.set(key, texts);
  return text;
}

/** The names of keys, by key and length. All states of a game have the same keys. */
const names = new Map<string, string[]>();
const MOST_NAMES = 1000;

/**
 * The length of the shortest prefix of `key` that no other key of the object has, or of the whole
 * key; null for a new key.
 */
function shortened(object: Json, key: string): number | null {
  if (ownMember(object, key) === undefined || key === '' || key.startsWith(IN_FULL)) return null;
  let length = 1;
  for (const other in object) {
    if (other === key || object[other] === undefined) continue;
    let common = 0;
    while (common < key.length && key.charCodeAt(common) === other.charCodeAt(common)) common++;
    if (common >= length) length = Math.min(common + 1, key.length);
  }
  return length;
}

/** @throws BadUpdateError when not exactly one member has a key with this prefix */
function keyNamed(object: Json, name: string): string {
  if (name.startsWith(IN_FULL)) return name.slice(IN_FULL.length);
  if (Object.hasOwn(object, name)) return name;
  const [key, ...more] = Object.keys(object).filter((key) => key.startsWith(name));
  if (key === undefined || more.length > 0) throw new BadUpdateError('no single member has such a key');
  return key;
}

function arrayText(before: readonly unknown[], after: readonly unknown[], cache: DeltaCache): string | null {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start], cache)) start++;
  let tail = 0;
  while (tail < shorter - start && isSame(before[before.length - 1 - tail], after[after.length - 1 - tail], cache)) tail++;
  const removed = before.length - tail - start;
  const inserted = after.length - tail - start;
  if (removed === 0 && inserted === 0) return null;
  const text = gapText({ from: start, removed, to: start, inserted }, before, after, cache);
  return Math.max(removed, inserted) * 2 > after.length ? orWhole(text, after) : text;
}

function gapText(gap: Gap, before: readonly unknown[], after: readonly unknown[], cache: DeltaCache): string {
  if (isInPlace(gap, before)) return `{${pairedText(gap.removed, before, gap.from, after, gap.to, cache)}}`;
  let splices = '';
  let elements = '';
  for (const each of gapsWithin(gap, before, after)) {
    const best = shortestAcross(each, before, after, cache);
    splices = joined(splices, best.splices);
    elements = joined(elements, best.elements);
  }
  return `{${splices === '' ? elements : joined(`"${SPLICES}":[${splices}]`, elements)}}`;
}

/** Elements changed, and none was added or removed: one delta for each is the shortest. */
function isInPlace({ from, removed, inserted }: Gap, before: readonly unknown[]): boolean {
  return removed === inserted && isContainer(before[from]);
}

function isSame(old: unknown, value: unknown, cache: DeltaCache): boolean {
  if (old === value) return true;
  return isContainer(old) && isContainer(value) && deltaText(old, value, cache) === null;
}

/**
 * A range of the older array that a range of the newer one replaces. The elements around it are
 * equal.
 */
interface Gap {
  from: number;
  removed: number;
  to: number;
  inserted: number;
}

/** A way to encode a gap: lists of splices and of elements, without brackets. */
interface Way {
  splices: string;
  elements: string;
}

/**
 * The shortest way to encode a gap. All of it as one splice; or its elements one by one, paired
 * from the front or from the back, and the rest as a splice.
 */
function shortestAcross(gap: Gap, before: readonly unknown[], after: readonly unknown[], cache: DeltaCache): Way {
  const { from, removed, to, inserted } = gap;
  if (isInPlace(gap, before)) return { splices: '', elements: pairedText(removed, before, from, after, to, cache) };
  const both = Math.min(removed, inserted);
  const whole: Way = { splices: spliceText(after, to, removed, inserted), elements: '' };
  if (both === 0) return whole;
  const front: Way = {
    splices: spliceText(after, to + both, removed - both, inserted - both),
    elements: pairedText(both, before, from, after, to, cache),
  };
  const best = lengthOf(front) < lengthOf(whole) ? front : whole;
  if (removed === inserted) return best;
  const back: Way = {
    splices: spliceText(after, to, removed - both, inserted - both),
    elements: pairedText(both, before, from + removed - both, after, to + inserted - both, cache),
  };
  return lengthOf(back) < lengthOf(best) ? back : best;
}

function lengthOf({ splices, elements }: Way): number {
  return splices.length + Number(splices !== '') + elements.length + Number(elements !== '');
}

function spliceText(after: readonly unknown[], at: number, remove: number, add: number): string {
  if (remove + add === 0) return '';
  let text = `[${at},${remove}`;
  for (let i = at; i < at + add; i++) text += `,${jsonText(after[i])}`;
  return `${text}]`;
}

/** The deltas of `count` elements, without those that are equal. */
function pairedText(
  count: number,
  before: readonly unknown[],
  older: number,
  after: readonly unknown[],
  newer: number,
  cache: DeltaCache,
): string {
  let texts = '';
  for (let i = 0; i < count; i++) {
    const text = deltaText(before[older + i], after[newer + i], cache);
    if (text !== null) texts = joined(texts, `"${newer + i}":${text}`);
  }
  return texts;
}

function joined(list: string, more: string): string {
  return list === '' || more === '' ? list + more : `${list},${more}`;
}

/** The differences within a gap, from left to right. Common elements in between split it. */
function gapsWithin(gap: Gap, before: readonly unknown[], after: readonly unknown[]): Gap[] {
  if (gap.removed < 2 || gap.inserted < 2) return [gap];
  const removed = before.slice(gap.from, gap.from + gap.removed).map(jsonText);
  const inserted = after.slice(gap.to, gap.to + gap.inserted).map(jsonText);
  const gaps: Gap[] = [];
  let [older, newer] = [0, 0];
  for (const [a, b] of [...commonSubsequence(removed, inserted), [removed.length, inserted.length] as const]) {
    if (a > older || b > newer) {
      gaps.push({ from: gap.from + older, removed: a - older, to: gap.to + newer, inserted: b - newer });
    }
    [older, newer] = [a + 1, b + 1];
  }
  return gaps;
}

/**
 * Index pairs of a longest common subsequence, ascending; empty when the search would take too
 * long.
 */
function commonSubsequence(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  if (a.length * b.length > PAIRS) return [];
  const width = b.length + 1;
  const longest = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j]!;
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      longest[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}

/** The delta, or the whole new value where that is shorter. */
function orWhole(text: string, value: object): string {
  if (roomAfter(value, text.length - 2) <= 0) return text;
  const whole = settingText(value);
  return whole.length < text.length ? whole : text;
}

/**
 * The remaining characters after the JSON of a value. Stops with a result below 1 when they are
 * used up.
 */
function roomAfter(value: unknown, room: number): number {
  if (typeof value === 'string') return room - value.length - 2;
  if (!isContainer(value)) return room - 1;
  let left = room - 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && left > 0; i++) left = roomAfter(value[i], left);
  } else {
    for (const key in value) {
      if (left <= 0) break;
      left = roomAfter((value as Json)[key], left - key.length - 3);
    }
  }
  return left;
}

function settingText(value: unknown): string {
  return isContainer(value) ? `[${jsonText(value)}]` : jsonText(value);
}

/** As in an array, values without a JSON form become null. */
function jsonText(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

function ownMember(object: Json, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}

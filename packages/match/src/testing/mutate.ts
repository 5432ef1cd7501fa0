import type { Random } from '@sobremesa/games';
import type { MatchDocument } from '../document/index.ts';

type Json = Record<string, unknown> | unknown[];

const foreignKeys = ['__proto__', 'constructor', 'toString', 'length', 'seat', 'move', 'undo', 'extra'];

/** The text of a document with one random change, which may leave the content as it was. */
export function mutatedText(text: string, random: Random): string {
  const at = random.below(text.length);
  switch (random.below(4)) {
    case 0:
      return `${text.slice(0, at)}${String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7)))}${text.slice(at + 1)}`;
    case 1:
      return text.slice(0, at);
    case 2:
      return `${text.slice(0, at)}${text.slice(random.below(text.length))}`;
    default:
      return `${text.slice(0, at)}${random.below(10)}${text.slice(at)}`;
  }
}

/**
 * A copy of a document with one random change: of a value, the order, a missing or a foreign part.
 *
 * @param other a document whose parts can replace those of the first one
 */
export function mutated(document: MatchDocument, other: MatchDocument, random: Random): unknown {
  const copy = JSON.parse(JSON.stringify(document)) as Json;
  const { parent, key } = placeIn(copy, random);
  const entries = parent as Record<string | number, unknown>;
  switch (random.below(6)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete entries[key];
      break;
    case 1:
      if (Array.isArray(parent)) parent.splice(Number(key), 0, parent[Number(key)]);
      else define(entries, foreignKeys[random.below(foreignKeys.length)] ?? '', entries[key]);
      break;
    case 2: {
      const keys = Object.keys(parent);
      const swapped = keys[random.below(keys.length)] ?? key;
      [entries[key], entries[swapped]] = [entries[swapped], entries[key]];
      break;
    }
    case 3: {
      const foreign = placeIn(other, random);
      entries[key] = (foreign.parent as Record<string | number, unknown>)[foreign.key];
      break;
    }
    default:
      entries[key] = changedValue(entries[key], random);
  }
  return copy;
}

function placeIn(root: object, random: Random): { parent: Json; key: string } {
  let parent = root as Json;
  for (;;) {
    const keys = Object.keys(parent);
    const key = keys[random.below(keys.length)] ?? '';
    const value = (parent as Record<string, unknown>)[key];
    const isInner = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (!isInner || random.below(5) === 0) return { parent, key };
    parent = value as Json;
  }
}

function changedValue(value: unknown, random: Random): unknown {
  if (typeof value === 'number') return [value + 1, value - 1, -value, value + 0.5, value * 2 ** 40][random.below(5)];
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') {
    const at = random.below(value.length + 1);
    return `${value.slice(0, at)}${random.below(10)}${value.slice(at + random.below(2))}`;
  }
  return [null, [], {}, 0, '', [value]][random.below(6)];
}

/** Defines an own field, also one with the name `__proto__`. */
function define(entries: object, key: string, value: unknown): void {
  Object.defineProperty(entries, key, { value, enumerable: true, configurable: true, writable: true });
}

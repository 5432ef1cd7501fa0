import type { EngineState } from '@sobremesa/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * JSON without white space, with the keys of each object in the order of their UTF-16 units. Equal
 * values have equal texts. Fields with the value undefined are left out, as in JSON.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((each: unknown) => canonicalJson(each ?? null)).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  const texts: string[] = [];
  for (const key of Object.keys(fields).toSorted(byUnits)) {
    if (fields[key] !== undefined) texts.push(`${JSON.stringify(key)}:${canonicalJson(fields[key])}`);
  }
  return `{${texts.join(',')}}`;
}

/** The SHA-256 of a value's canonical JSON, as 64 hex digits. */
export function digestOf(value: unknown): string {
  // Web Crypto is missing on a page without TLS, so the hash is computed in JavaScript.
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}

/** The digest of a match's state: all that determines its further course. */
export function stateDigest({ G, ctx, plugins }: EngineState): string {
  return digestOf({ G, ctx, random: plugins.random.data });
}

function byUnits(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

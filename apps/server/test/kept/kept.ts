import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { SnapshotRecord, StoredMatch } from '@sobremesa/match';

/** A running match, as a release has stored it. */
export interface KeptMatch {
  game: string;
  /** As a kill leaves it. */
  stored: StoredMatch;
  /** The same match as an orderly stop leaves it. */
  standing: SnapshotRecord;
}

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));
const name = /^matches-(.+)\.json\.gz$/;

export function fixtureOf(release: string): string {
  return `${folder}matches-${release}.json.gz`;
}

/** The releases whose matches are kept. */
export function releases(): string[] {
  return readdirSync(folder).flatMap((file) => name.exec(file)?.[1] ?? []);
}

export function matchesOf(release: string): KeptMatch[] {
  return JSON.parse(gunzipSync(readFileSync(fixtureOf(release))).toString()) as KeptMatch[];
}

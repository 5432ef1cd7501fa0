import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { SnapshotRecord, StoredMatch } from '@sobremesa/match';

/** A running match, as a release has stored it. */
export interface KeptMatch {
  game: string;
  /** The match after a kill. */
  stored: StoredMatch;
  /** The same match after a graceful stop. */
  standing: SnapshotRecord;
}

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));
const name = /^matches-(.+)\.json\.gz$/;

export function fixtureOf(release: string): string {
  return `${folder}matches-${release}.json.gz`;
}

/** The releases with stored matches. */
export function releases(): string[] {
  return readdirSync(folder).flatMap((file) => name.exec(file)?.[1] ?? []);
}

export function matchesOf(release: string): KeptMatch[] {
  return JSON.parse(gunzipSync(readFileSync(fixtureOf(release))).toString()) as KeptMatch[];
}

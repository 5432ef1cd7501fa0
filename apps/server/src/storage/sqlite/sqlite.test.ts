import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { conformance } from '../conformance.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
let files = 0;
const freshFile = (): string => join(folder, `${files++}`, 'sobremesa.db');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sobremesa-storage-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('SQLite in memory', () => {
  conformance(() => openSqlite(':memory:'));
});

describe('SQLite in a file', () => {
  conformance(() => openSqlite(freshFile()));
});

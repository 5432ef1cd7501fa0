// Third-party code in the workflows or the image is pinned by its content, so that nobody can
// replace it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/run.mjs';

const workflows = readdirSync(join(root, '.github/workflows'));

test.each(workflows)('every action in %s is pinned to a commit, with its version in a comment', (file) => {
  const lines = readFileSync(join(root, '.github/workflows', file), 'utf8').split('\n');
  const used = lines.filter((line) => /^\s*(?:- )?uses: (?!\.\/)/.test(line));
  expect(used.filter((line) => !/uses: [\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test('the image has one base, pinned to its digest', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const from = [...dockerfile.matchAll(/^FROM (?:--platform=\S+ )?(\S+)/gm)].map(([, name]) => name);
  const stages = new Set([...dockerfile.matchAll(/ AS (\w+)$/gm)].map(([, name]) => name));
  const bases = new Set(from.filter((name) => !stages.has(name)));
  expect([...bases]).toEqual([expect.stringMatching(/^node:22-bookworm-slim@sha256:[0-9a-f]{64}$/)]);
});

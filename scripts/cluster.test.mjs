// A cluster that is set up by the book gets every setting that several servers need.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, variables } from '../apps/server/src/config.ts';
import { sharedSettings } from '../apps/server/src/nodes/settings.ts';
import { root } from './lib/run.mjs';

/** Without one of these, several servers do not do what one does. */
const needed = ['DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'ADMIN_CODE', 'NOTICES_KEY'];

const compose = readFileSync(join(root, 'compose.cluster.yml'), 'utf8');
const kubernetes = readFileSync(join(root, 'docs/kubernetes.yaml'), 'utf8');
const page = readFileSync(join(root, 'docs/cluster.md'), 'utf8');

/** What the servers get: the variable and its value as it stands there. */
const node = compose.slice(compose.indexOf('x-node:'), compose.indexOf('\nservices:'));
const environment = new Map([...node.matchAll(/^ {4}([A-Z_]+): (.+)$/gm)].map(([, name, value]) => [name, value]));

test('compose.cluster.yml gives all servers every setting that they must have in common', () => {
  const known = new Set(variables.map(({ name }) => name));
  expect([...environment.keys()].filter((name) => !known.has(name ?? ''))).toEqual([]);
  const shared = Object.keys(sharedSettings(readConfig({})));
  expect([...needed, ...shared].filter((name) => !environment.has(name))).toEqual([]);
  // Each is read from .env under its own name.
  const own = shared.filter((name) => name !== 'REDIS_URL' && !environment.get(name)?.startsWith(`\${${name}:`));
  expect(own).toEqual([]);
});

test('docs/cluster.md shows how every setting is made that compose.cluster.yml asks for', () => {
  const required = new Set([...compose.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name));
  expect(required).toEqual(new Set(['ADMIN_CODE', 'NOTICES_KEY', 'POSTGRES_PASSWORD']));
  const shown = new Set([...page.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
  expect([...required].filter((name) => !shown.has(name))).toEqual([]);
});

test('docs/kubernetes.yaml gives every setting that a cluster needs, and says how each secret is made', () => {
  const given = new Set([...kubernetes.matchAll(/^ +- (?:\{ )?name: ([A-Z_]+)/gm)].map(([, name]) => name));
  expect(needed.filter((name) => !given.has(name))).toEqual([]);
  const keys = [...kubernetes.matchAll(/secretKeyRef: \{ name: sobremesa, key: ([\w-]+) \}/g)].map(([, key]) => key);
  const made = [...kubernetes.matchAll(/--from-literal=([\w-]+)=/g)].map(([, key]) => key);
  expect(new Set(made)).toEqual(new Set(keys));
});

// Checks the example deployments of several servers against the server's settings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig, variables } from '../src/config.ts';
import { sharedSettings } from '../src/nodes/settings.ts';
import { PROBES } from '../src/http/request-log.ts';

const root = new URL('../../..', import.meta.url).pathname;
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Without one of these, several servers lack a feature of a single one. */
const needed = ['DATABASE_URL', 'REDIS_URL', 'PUBLIC_URL', 'TRUST_PROXY', 'ADMIN_CODE', 'NOTICES_KEY'];

/** Variables that compose.cluster.yml requires. */
const secrets = { POSTGRES_PASSWORD: 'abc', ADMIN_CODE: 'a-code-of-the-host', NOTICES_KEY: 'a-key-for-all-servers' };

/** The longest time of a stop, in seconds. */
const STOP_WITHIN = 8;

interface Service {
  image: string;
  command?: string[];
  build?: string;
  stop_grace_period?: string;
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  mem_limit?: string;
  restart?: string;
  logging?: { options: Record<string, string> };
}

interface Composition {
  services: Record<string, Service>;
}

/**
 * The value that `docker compose` derives with these variables. @throws Error when a required one
 * is missing
 */
function filled(value: string, env: Readonly<Record<string, string>>): string {
  return value.replaceAll(/\$\{(\w+)(:-|:\?)([^}]*)\}/g, (_all, name: string, sign: string, text: string) => {
    const set = env[name] ?? '';
    if (set === '' && sign === ':?') throw new Error(`${name} ${text}`);
    return set === '' ? text : set;
  });
}

const settingsOf = ({ environment = {} }: Service, env: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value, env)]));

const known = new Set(variables.map(({ name }) => name));

describe.each(['docker-compose.yml', 'compose.cluster.yml'])('%s', (file) => {
  const { services } = parse(read(file)) as Composition;
  const ours = Object.entries(services).filter(([, { build }]) => build !== undefined);

  it('starts servers with known and valid settings', () => {
    expect(ours.length).toBeGreaterThan(0);
    for (const [, service] of ours) {
      const settings = settingsOf(service, secrets);
      expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
      expect(readConfig(settings).port).toBe(8000);
    }
  });

  it('passes on every setting from .env, except those that the image sets', () => {
    const fixed = new Set(['PORT', 'HOST', 'DATA_DIR', 'WEB_DIR', 'BACKUP_DIR']);
    const absent = { 'docker-compose.yml': [], 'compose.cluster.yml': ['BACKUP_HOURS', 'BACKUP_KEEP'] }[file] ?? [];
    const wanted = [...known].filter((name) => !fixed.has(name) && !absent.includes(name));
    const own = { 'docker-compose.yml': [], 'compose.cluster.yml': ['DATABASE_URL', 'REDIS_URL'] }[file] ?? [];
    for (const [, { environment = {} }] of ours) {
      expect(Object.keys(environment).toSorted()).toEqual(wanted.toSorted());
      for (const name of wanted.filter((each) => !own.includes(each))) expect(environment[name]).toMatch(`\${${name}:`);
    }
  });

  it('sets a memory limit, a log limit, a stop timeout and a restart policy for every service', () => {
    for (const [name, { mem_limit, restart, logging }] of Object.entries(services)) {
      expect({ name, mem_limit, restart }).toEqual({ name, mem_limit: expect.any(String), restart: 'unless-stopped' });
      expect({ name, options: logging?.options }).toEqual({ name, options: { 'max-size': '10m', 'max-file': '5' } });
    }
    for (const [, { stop_grace_period }] of ours) expect(Number.parseInt(stop_grace_period ?? '')).toBeGreaterThan(STOP_WITHIN);
  });
});

describe('compose.cluster.yml', () => {
  const { services } = parse(read('compose.cluster.yml')) as Composition;
  const nodes = Object.entries(services).filter(([, { build }]) => build !== undefined);

  it('requires the secrets', () => {
    for (const [, node] of nodes) {
      for (const name of Object.keys(secrets)) {
        expect(() => settingsOf(node, { ...secrets, [name]: '' })).toThrow(`${name} has to be set`);
      }
    }
  });

  it('passes every shared setting to all servers, from .env and under its own name', () => {
    const shared = Object.keys(sharedSettings(readConfig({})));
    for (const [, { environment = {} }] of nodes) {
      expect([...needed, ...shared].filter((name) => !(name in environment))).toEqual([]);
      const own = shared.filter((name) => name !== 'REDIS_URL' && !environment[name]?.startsWith(`\${${name}:`));
      expect(own).toEqual([]);
    }
  });

  it('has instructions in docs/cluster.md with every required setting', () => {
    const shown = new Set([...read('docs/cluster.md').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
    expect(Object.keys(secrets).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has several servers, which get the addresses of the database and Redis and wait for both', () => {
    expect(nodes.length).toBeGreaterThan(1);
    for (const [, node] of nodes) {
      const { databaseUrl = '', redisUrl = '' } = readConfig(settingsOf(node, secrets));
      const names = [new URL(databaseUrl).hostname, new URL(redisUrl).hostname];
      expect(Object.keys(node.depends_on ?? {}).toSorted()).toEqual(names.toSorted());
      for (const name of names) expect(services[name]?.healthcheck).toBeDefined();
    }
  });

  it('has a proxy that forwards to all servers and checks the readiness of each', () => {
    const caddyfile = read('Caddyfile.cluster');
    const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ');
    expect(upstreams).toEqual(nodes.map(([name]) => `${name}:${readConfig({}).port}`));
    expect(PROBES).toContain(/health_uri (\S+)/.exec(caddyfile)?.[1]);
  });

  it('has a Valkey that evicts old counters when it is full, and rejects no writes', () => {
    const { command = [] } = services['valkey'] ?? {};
    expect(command[command.indexOf('--maxmemory-policy') + 1]).toBe('volatile-lru');
  });

  it('pins the version of every external image', () => {
    const images = Object.values(services).filter(({ build }) => build === undefined);
    for (const { image } of images) expect(image).toMatch(/:\d+/);
  });
});

describe('docs/kubernetes.yaml', () => {
  interface Container {
    env: { name: string; value?: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
    ports: { name: string; containerPort: number }[];
    livenessProbe: { httpGet: { path: string; port: string } };
    readinessProbe: { httpGet: { path: string; port: string } };
    lifecycle: { preStop: { exec: { command: string[] } } };
  }
  interface Deployment {
    spec: {
      replicas: number;
      template: {
        metadata: { labels: object };
        spec: { terminationGracePeriodSeconds: number; containers: Container[] };
      };
    };
  }
  const parts = parseAllDocuments(read('docs/kubernetes.yaml')).map(
    (document) => document.toJS() as { kind: string; spec: object },
  );
  const [deployment, budget, service] = ['Deployment', 'PodDisruptionBudget', 'Service'].map((wanted) =>
    parts.find(({ kind }) => kind === wanted),
  );
  const { replicas, template } = (deployment as unknown as Deployment).spec;
  const [container] = template.spec.containers as [Container];

  it('has known settings only, and secrets by reference only', () => {
    expect(container.env.filter(({ name }) => !known.has(name))).toEqual([]);
    const secret = container.env.filter(({ valueFrom }) => valueFrom !== undefined).map(({ name }) => name);
    expect(secret).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL']));
    const open = container.env.filter(({ value }) => value !== undefined);
    expect(readConfig(Object.fromEntries(open.map(({ name, value }) => [name, value]))).trustProxy).toBe(1);
  });

  it('has every setting that a cluster needs, and a command that creates each secret', () => {
    const names = new Set(container.env.map(({ name }) => name));
    expect(needed.filter((name) => !names.has(name))).toEqual([]);
    const keys = container.env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef.key ?? []);
    const made = [...read('docs/kubernetes.yaml').matchAll(/--from-literal=([\w-]+)=/g)].map(([, key]) => key);
    expect(new Set(made)).toEqual(new Set(keys));
  });

  it('probes the server’s port at paths that it answers', () => {
    expect(container.ports).toEqual([{ name: 'http', containerPort: readConfig({}).port }]);
    expect(container.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(container.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    for (const { httpGet } of [container.livenessProbe, container.readinessProbe]) expect(PROBES).toContain(httpGet.path);
    expect(service?.spec).toMatchObject({ selector: template.metadata.labels, ports: [{ targetPort: 'http' }] });
  });

  it('waits for the end of a stop, and never stops all servers at once', () => {
    const pause = Number(container.lifecycle.preStop.exec.command.at(-1));
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(pause + STOP_WITHIN);
    const { minAvailable, selector } = (budget as { spec: { minAvailable: number; selector: object } }).spec;
    expect(selector).toEqual({ matchLabels: template.metadata.labels });
    expect(minAvailable).toBeLessThan(replicas);
  });
});

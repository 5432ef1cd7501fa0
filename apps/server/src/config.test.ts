import { describe, expect, it } from 'vitest';
import { ConfigError, environment, localAddress, readConfig, variables } from './config.ts';

describe('readConfig', () => {
  it('has a default for everything', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 8000,
      host: undefined,
      publicUrl: undefined,
      basePath: '',
      allowedOrigins: [],
      trustProxy: 0,
      logLevel: 'info',
      metricsToken: undefined,
      openTableHours: 2,
      runningTableDays: 30,
      finishedTableDays: 30,
      groupKeepDays: 1100,
      backupHours: null,
      backupKeep: 7,
      admin: true,
      notificationsKey: undefined,
      notificationsAfter: 60,
      mail: undefined,
      notificationsInside: false,
    });
    expect(config.backupDir).toMatch(/\/data\/backups$/);
    expect(config.dataDir).toMatch(/\/data$/);
    expect(config.webDir).toMatch(/\/apps\/web\/dist$/);
  });

  it('reads every variable', () => {
    expect(
      readConfig({
        PORT: '9000',
        HOST: '127.0.0.1',
        DATA_DIR: '/srv/sobremesa',
        DATABASE_URL: 'postgres://mesa:secret@db.example:5433/mesa?sslmode=verify-full',
        PUBLIC_URL: 'https://example.org/play/table/',
        ALLOWED_ORIGINS: 'https://a.example, http://b.example:81',
        TRUST_PROXY: '2',
        LOG_LEVEL: 'debug',
        METRICS_TOKEN: 'a-token-of-the-host',
        OPEN_TABLE_HOURS: '0.5',
        RUNNING_TABLE_DAYS: '7',
        FINISHED_TABLE_DAYS: '1',
        GROUP_KEEP_DAYS: '2',
        BOT_THREADS: '3',
        BACKUP_HOURS: '24',
        BACKUP_KEEP: '30',
        BACKUP_DIR: '/srv/backups',
        ADMIN: 'false',
        OFFLINE: 'false',
        NOTICES_KEY: 'a-secret-for-notices',
        NOTICES_AFTER: '30',
        SMTP_URL: 'smtps://mesa:secret@mail.example',
        MAIL_FROM: 'Sobremesa <mesa@mail.example>',
        NOTICES_INSIDE: 'true',
        CONFIRMATIONS_PER_HOUR: '20',
        CONFIRMATIONS_PER_DOMAIN: '5',
        WEB_DIR: '/srv/page',
      }),
    ).toEqual({
      port: 9000,
      host: '127.0.0.1',
      dataDir: '/srv/sobremesa',
      databaseUrl: 'postgres://mesa:secret@db.example:5433/mesa?sslmode=verify-full',
      publicUrl: new URL('https://example.org/play/table/'),
      basePath: '/play/table',
      allowedOrigins: ['https://a.example', 'http://b.example:81'],
      trustProxy: 2,
      logLevel: 'debug',
      metricsToken: 'a-token-of-the-host',
      openTableHours: 0.5,
      runningTableDays: 7,
      finishedTableDays: 1,
      groupKeepDays: 2,
      botThreads: 3,
      backupHours: 24,
      backupKeep: 30,
      backupDir: '/srv/backups',
      admin: false,
      offline: false,
      notificationsKey: 'a-secret-for-notices',
      notificationsAfter: 30,
      mail: { server: 'smtps://mesa:secret@mail.example', from: 'Sobremesa <mesa@mail.example>' },
      notificationsInside: true,
      confirmations: { perHour: 20, perDomain: 5 },
      webDir: '/srv/page',
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org/t'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['OPEN_TABLE_HOURS', '0'],
    ['RUNNING_TABLE_DAYS', 'a month'],
    ['FINISHED_TABLE_DAYS', '-1'],
    ['BACKUP_HOURS', 'daily'],
    ['BACKUP_KEEP', '0'],
    ['ADMIN', 'off'],
    ['OFFLINE', '0'],
    ['NOTICES_AFTER', 'soon'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['NOTICES_INSIDE', 'yes'],
    ['CONFIRMATIONS_PER_HOUR', '0'],
    ['CONFIRMATIONS_PER_DOMAIN', 'many'],
  ])('rejects %s = %j with a message of one line', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'mesa@mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'mesa@mail.example' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'mail.example:25' }, 'SMTP_URL'],
  ])('names the variables that e-mail needs: %j', (env, missing) => {
    expect(() => readConfig(env)).toThrow(new RegExp(`^.*${missing}.*\\.$`));
  });

  it('does not print a token that is too short', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(
      /^METRICS_TOKEN must be 16 characters or more, without spaces\.$/,
    );
  });

  it.each(['mysql://mesa:hidden@db/mesa', 'hidden', 'postgres://mesa:hidden@db'])(
    'does not print an invalid database URL',
    (url) => {
      expect(() => readConfig({ DATABASE_URL: url })).toThrow(
        /^DATABASE_URL must be a URL such as postgres:\/\/user:password@host\/database\.$/,
      );
    },
  );

  it('documents every variable that it reads, and no other', () => {
    expect(variables.map(({ name }) => name)).toEqual(Object.keys(environment.shape));
  });
});

it.each([
  [undefined, 'http://localhost:8000'],
  ['0.0.0.0', 'http://localhost:8000'],
  ['::', 'http://localhost:8000'],
  ['192.168.1.5', 'http://192.168.1.5:8000'],
  ['::1', 'http://[::1]:8000'],
])('a server that listens on %s is reached at %s', (host, address) => {
  expect(localAddress(host, 8000)).toBe(address);
});

import type { Config } from './config.ts';
import type { Logger } from './log.ts';
import { databaseIn, openPostgres, openSqlite, type Storage, type StorageOptions } from './storage/index.ts';
import { tableReference } from './tables/rules/logName.ts';

/** Opens the configured database. @throws StorageUnavailableError or NewerSchemaError */
export function openStorage({ dataDir, databaseUrl, redisUrl }: Config, log: Logger): Promise<Storage> {
  const options: StorageOptions = {
    onUnreadable: (err) => {
      const table = tableReference(err.table);
      log.error({ table, err }, 'cannot read a stored table');
      log.debug({ table, id: err.table }, 'id of the table that cannot be read');
    },
    onIgnored: ({ field, id }) => {
      log.warn({ field, of: tableReference(id) }, 'ignored a stored field that cannot be read');
      log.debug({ of: tableReference(id), id }, 'id of the record with the ignored field');
    },
    onFailing: (err) => log.error({ err }, 'storage is unavailable; changes are refused until it is back'),
    onRecovered: () => log.info('storage is available again'),
  };
  if (databaseUrl === undefined) return openSqlite(databaseIn(dataDir), options);
  const onClaim = (isOurs: boolean): void => {
    if (isOurs) log.info('the database lock is held again');
    else log.warn('lost the connection that holds the database lock; reconnecting');
  };
  return openPostgres(databaseUrl, { ...options, by: redisUrl === undefined ? 'one' : 'several', onClaim });
}

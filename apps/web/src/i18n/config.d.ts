import 'use-intl';
import type about from '../about/messages/es.ts';
import type admin from '../admin/messages/es.ts';
import type here from '../here/messages/es.ts';
import type learn from '../learn/messages/es.ts';
import type es from './messages/es.ts';

declare module 'use-intl' {
  interface AppConfig {
    /** Those of the administration, of lessons, of what games are and of matches on this device are there inside of their pages. */
    Messages: typeof es & { admin: typeof admin; learn: typeof learn; about: typeof about; here: typeof here };
  }
}

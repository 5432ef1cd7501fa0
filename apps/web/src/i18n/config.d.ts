import 'use-intl';
import type admin from '../admin/messages/es.ts';
import type { Language } from './languages.ts';
import type es from './messages/es.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    /** Those of the administration are there inside of its page. */
    Messages: typeof es & { admin: typeof admin };
  }
}

import 'use-intl';
import type { Language } from './languages.ts';
import type es from './messages/es.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: typeof es;
  }
}

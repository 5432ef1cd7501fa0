import { use } from 'react';
import { useLocale } from 'use-intl';
import { twice } from '../app/twice.ts';
import type { Language } from '../i18n/languages.ts';
import AdminPage from './AdminPage.tsx';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import type es from './messages/es.ts';
import type { Shape } from '../i18n/shape.ts';

const load: Record<Language, () => Promise<Shape<typeof es>>> = {
  es: async () => (await import('./messages/es.ts')).default,
  en: async () => (await import('./messages/en.ts')).default,
};
const loaded: Partial<Record<Language, Promise<Shape<typeof es>>>> = {};

/** The page at `/admin` in the language of its reader. Suspends until its texts are here. */
export default function Administration() {
  const language = useLocale();
  const messages = use((loaded[language] ??= twice(load[language])));
  return (
    <MoreTexts part="admin" messages={messages}>
      <AdminPage />
    </MoreTexts>
  );
}

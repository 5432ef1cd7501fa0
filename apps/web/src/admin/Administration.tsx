import AdminPage from './AdminPage.tsx';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { adminTexts } from './texts.ts';

/** The page at `/admin` in the reader's language. Suspends until its texts are loaded. */
export default function Administration() {
  return (
    <MoreTexts part="admin" texts={adminTexts}>
      <AdminPage />
    </MoreTexts>
  );
}

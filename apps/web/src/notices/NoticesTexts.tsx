import type { ReactNode } from 'react';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { noticesTexts } from './texts.ts';

/** Everything inside knows the texts of notices. Needs a `<Suspense>` around it. */
export function NoticesTexts({ children }: { children: ReactNode }) {
  return (
    <MoreTexts part="notices" texts={noticesTexts}>
      {children}
    </MoreTexts>
  );
}

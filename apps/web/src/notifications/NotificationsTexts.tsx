import type { ReactNode } from 'react';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { notificationsTexts } from './texts.ts';

/** Provides the texts about notifications to all children. Needs a `<Suspense>` around it. */
export function NotificationsTexts({ children }: { children: ReactNode }) {
  return (
    <MoreTexts part="notices" texts={notificationsTexts}>
      {children}
    </MoreTexts>
  );
}

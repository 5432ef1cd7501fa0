import type { ReactNode } from 'react';
import { TableTexts } from '../i18n/I18n.tsx';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { devicesTexts } from './texts.ts';

/**
 * Provides the texts of devices, and those of a table, which share links use. Needs a `<Suspense>`
 * around it.
 */
export function DevicesTexts({ children }: { children: ReactNode }) {
  return (
    <TableTexts>
      <MoreTexts part="devices" texts={devicesTexts}>
        {children}
      </MoreTexts>
    </TableTexts>
  );
}

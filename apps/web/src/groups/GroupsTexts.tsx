import type { ReactNode } from 'react';
import { TableTexts } from '../i18n/I18n.tsx';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { groupsTexts } from './texts.ts';

/**
 * Provides the texts of groups, and those of tables, which hold the failures and the texts of share
 * links. Needs a `<Suspense>` around it.
 */
export function GroupsTexts({ children }: { children: ReactNode }) {
  return (
    <TableTexts>
      <MoreTexts part="groups" texts={groupsTexts}>
        {children}
      </MoreTexts>
    </TableTexts>
  );
}

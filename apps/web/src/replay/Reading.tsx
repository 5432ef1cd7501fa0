import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TopBar } from '../layout/TopBar.tsx';
import { Loading } from '../ui/Loading.tsx';

/** While a match loads. The children are the button that cancels it. */
export function Reading({ children }: { children: ReactNode }) {
  const t = useTranslations('replay');
  return (
    <>
      <TopBar />
      <main>
        <p className="visually-hidden">{t('reading')}</p>
        <Loading />
        {/* A style sheet of its own would be named on the start page. */}
        <p style={{ textAlign: 'center' }}>{children}</p>
      </main>
    </>
  );
}

import { useTranslations } from 'use-intl';
import { Notice } from '../ui/Notice.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { TopBar } from './TopBar.tsx';

export function NotFound() {
  const t = useTranslations('app');
  return (
    <>
      <TopBar />
      <main>
        <Notice title={t('notFoundTitle')} text={t('notFoundText')}>
          <LinkButton href="/" look="primary">
            {t('toLobby')}
          </LinkButton>
        </Notice>
      </main>
    </>
  );
}

import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { staticTexts } from './texts.ts';

/** For links to a table, a match or a group of some server. */
export function NeedsServer() {
  return (
    <MoreTexts part="static" texts={staticTexts}>
      <Needed />
    </MoreTexts>
  );
}

function Needed() {
  const t = useTranslations('static.needsServer');
  const tApp = useTranslations('app');
  return (
    <>
      <TopBar />
      <main>
        <Notice title={t('title')} text={t('text')}>
          <LinkButton href="/" look="primary">
            {tApp('toLobby')}
          </LinkButton>
          <LinkButton href="/replay">{t('file')}</LinkButton>
        </Notice>
      </main>
    </>
  );
}

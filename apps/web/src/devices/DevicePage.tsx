import { isSeatTransferToken } from '@sobremesa/protocol';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { TopBar } from '../layout/TopBar.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useFailureText } from '../lib/failure.ts';
import { ClaimDevice } from './ClaimDevice.tsx';
import { DevicesTexts } from './DevicesTexts.tsx';
import { usePeek } from './usePeek.ts';

/**
 * `/device/:token`: gives this device to a user. Needs a press, so that a link preview does not use
 * the link up.
 */
export default function DevicePage({ token }: { token: string }) {
  return (
    <>
      <TopBar />
      <main>
        <Suspense fallback={<Loading />}>
          <DevicesTexts>{isSeatTransferToken(token) ? <Asked token={token} /> : <Gone code="badDeviceLink" />}</DevicesTexts>
        </Suspense>
      </main>
    </>
  );
}

function Asked({ token }: { token: string }) {
  const t = useTranslations('devices.page');
  const [, navigate] = useLocation();
  const [name] = useState(nameInFragment);
  const peek = usePeek(token);
  if (peek === null) return <Loading />;
  if ('failure' in peek) return <Gone code={peek.failure} />;
  if (peek.yours) return <Gone text={t('yours', { name: peek.name })} />;
  return (
    <ClaimDevice
      token={token}
      name={peek.name}
      title={t('title', { name: peek.name || name })}
      text={t('text', { name: peek.name })}
      confirm={t('confirm', { name: peek.name })}
      onDone={() => navigate('/', { replace: true })}
    />
  );
}

function Gone({ code, text }: { code?: Parameters<ReturnType<typeof useFailureText>>[0]; text?: string }) {
  const t = useTranslations('devices');
  const failureText = useFailureText();
  return (
    <Notice title={t('title')} text={text ?? failureText(code ?? 'badDeviceLink')}>
      <LinkButton href="/" look="primary">
        {t('page.home')}
      </LinkButton>
    </Notice>
  );
}

/** The name in the link, shown until the server has answered. */
function nameInFragment(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

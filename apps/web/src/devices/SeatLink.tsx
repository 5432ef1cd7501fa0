import { Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { TopBar } from '../layout/TopBar.tsx';
import { useFailureText } from '../lib/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ClaimDevice } from './ClaimDevice.tsx';
import { DevicesTexts } from './DevicesTexts.tsx';
import { usePeek } from './usePeek.ts';

interface SeatLinkProps {
  token: string;
  /** Called when the seat is this device's, or when the reader only wants to see the table. */
  onDone: () => void;
}

/**
 * A link in a notification, opened on another user's device: asks for confirmation before it is
 * used.
 */
export default function SeatLink(props: SeatLinkProps) {
  return (
    <>
      <TopBar />
      <main>
        <Suspense fallback={<Loading />}>
          <DevicesTexts>
            <Asked {...props} />
          </DevicesTexts>
        </Suspense>
      </main>
    </>
  );
}

function Asked({ token, onDone }: SeatLinkProps) {
  const t = useTranslations('devices');
  const failureText = useFailureText();
  const peek = usePeek(token);
  // In a rematch the seat may be reserved for the reader, who does not have it yet.
  const isOwn = peek !== null && 'yours' in peek && peek.yours;
  useEffect(() => {
    if (isOwn) onDone();
  }, [isOwn, onDone]);
  if (peek === null || isOwn) return <Loading />;
  if ('failure' in peek) {
    return (
      <Notice title={t('title')} text={failureText(peek.failure)}>
        <Button look="primary" onClick={onDone}>
          {t('seat.open')}
        </Button>
      </Notice>
    );
  }
  const { name } = peek;
  return (
    <ClaimDevice
      token={token}
      name={name}
      title={t('seat.title', { name })}
      text={t('seat.text', { name })}
      confirm={t('seat.confirm', { name })}
      onDone={onDone}
    >
      <Button look="quiet" onClick={onDone}>
        {t('seat.open')}
      </Button>
    </ClaimDevice>
  );
}

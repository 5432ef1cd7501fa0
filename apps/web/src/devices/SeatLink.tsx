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
  /** The seat is this device's now, or its reader only wants to see the table. */
  onDone: () => void;
}

/** A link of somebody's notification, on a device that is not theirs: asks before it is used. */
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
  // The reader's seat may be kept for them, as in a rematch, and then they do not sit on it yet.
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

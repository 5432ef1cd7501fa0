import type { DeviceView, Me } from '@sobremesa/protocol';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../connection/current.ts';
import { useFormatter } from '../i18n/formatter.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Field.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Problem } from '../ui/Problem.tsx';
import { AddDevice } from './AddDevice.tsx';
import styles from './Devices.module.css';
import { PasskeyList } from './PasskeyList.tsx';
import { SignOut } from './SignOut.tsx';
import { useDeviceName } from './useDeviceName.ts';
import { useOwnDevices } from './useOwnDevices.ts';

const MINUTE = 60_000;

/** All devices and passkeys of the reader, and ways to add another one. */
export function DeviceList({ me }: { me: Me }) {
  const t = useTranslations('devices');
  const nameOf = useDeviceName();
  const failureText = useFailureText();
  const connection = useConnection();
  const { known, setKnown, problem, setProblem } = useOwnDevices();
  const [leaving, setLeaving] = useState<DeviceView | 'others' | null>(null);

  async function setLinks(on: boolean) {
    const answer = await connection.request('devices:noticeLinks', { on });
    if (answer.ok) setKnown((before) => before && { ...before, noticeLinks: on });
    else setProblem(failureText(answer.error.code));
  }

  const here = known?.devices.find((device) => device.here)?.id;
  const isLeaving = (device: string) => (leaving === 'others' ? device !== here : device === leaving?.id);
  if (known === null) return problem === null ? <Loading /> : <Problem text={problem} />;
  return (
    <>
      <ul className={styles.devices} aria-label={t('list', { name: me.name })}>
        {known.devices.map((device) => (
          <li key={device.id}>
            <span>
              <strong>{nameOf(device)}</strong>
              <small>
                {device.here ? t('here') : <Seen at={device.seenAt} />} · {t(`ways.${device.way}`)}
              </small>
            </span>
            <Button
              look="quiet"
              aria-label={device.here ? t('signOutHere') : t('signOutOf', { device: nameOf(device) })}
              onClick={() => setLeaving(device)}
            >
              {t('signOut')}
            </Button>
          </li>
        ))}
      </ul>
      {known.devices.length > 2 && (
        <Button className={styles.others} onClick={() => setLeaving('others')}>
          {t('signOutOthers')}
        </Button>
      )}
      <Problem text={problem} />
      <Check label={t('noticeLinks')} checked={known.noticeLinks} onChange={(event) => void setLinks(event.target.checked)} />
      <AddDevice />
      {known.passkeys && <PasskeyList passkeys={known.passkeys} />}
      {leaving !== null && (
        <SignOut
          device={leaving}
          endsPasskeys={(known.passkeys ?? []).some(({ device }) => isLeaving(device))}
          wayBack={known.devices.length > 1 ? 'devices' : known.byMail ? 'mail' : 'none'}
          onDone={() => {
            announce(leaving === 'others' ? t('signedOutOthers') : t('signedOutOf', { device: nameOf(leaving) }));
            setLeaving(null);
            setKnown({
              ...known,
              devices: known.devices.filter(({ id }) => !isLeaving(id)),
              passkeys: known.passkeys && known.passkeys.filter(({ device }) => !isLeaving(device)),
            });
            for (const { id } of known.devices) if (isLeaving(id)) connection.forgetAdded(id);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}

function Seen({ at }: { at: number }) {
  const t = useTranslations('devices');
  const format = useFormatter();
  const [now] = useState(() => Date.now());
  return t('seen', { when: format.relativeTime(Math.min(at, now - MINUTE), now) });
}

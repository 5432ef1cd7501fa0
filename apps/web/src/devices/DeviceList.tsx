import type { DeviceView, Me, Results } from '@sobremesa/protocol';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConnection } from '../connection/current.ts';
import { useFormatter } from '../i18n/formatter.ts';
import { useFailureText } from '../lib/failure.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Problem } from '../ui/Problem.tsx';
import styles from './Devices.module.css';
import { SignOut } from './SignOut.tsx';
import { useDeviceName } from './useDeviceName.ts';

const MINUTE = 60_000;

/** All devices of the reader, and the permissions of links in their notifications. */
export function DeviceList({ me }: { me: Me }) {
  const t = useTranslations('devices');
  const nameOf = useDeviceName();
  const failureText = useFailureText();
  const connection = useConnection();
  const [known, setKnown] = useState<Results['devices:get'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<DeviceView | 'others' | null>(null);
  useEffect(() => {
    let isClosed = false;
    async function look() {
      const answer = await connection.request('devices:get', {});
      if (isClosed) return;
      if (answer.ok) setKnown(answer);
      else setProblem(failureText(answer.error.code));
    }
    void look();
    const stop = connection.store.subscribe(({ devicesChanged }, before) => {
      if (devicesChanged !== before.devicesChanged) void look();
    });
    return () => {
      isClosed = true;
      stop();
    };
  }, [connection, failureText]);

  async function setLinks(on: boolean) {
    const answer = await connection.request('devices:noticeLinks', { on });
    if (answer.ok) setKnown((before) => before && { ...before, noticeLinks: on });
    else setProblem(failureText(answer.error.code));
  }

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
      <label className={styles.check}>
        <input type="checkbox" checked={known.noticeLinks} onChange={(event) => void setLinks(event.target.checked)} />
        <span>{t('noticeLinks')}</span>
      </label>
      {leaving !== null && (
        <SignOut
          device={leaving}
          wayBack={known.devices.length > 1 ? 'devices' : known.byMail ? 'mail' : 'none'}
          onDone={() => {
            const isStaying = ({ here, id }: DeviceView) => here || (leaving !== 'others' && id !== leaving.id);
            announce(leaving === 'others' ? t('signedOutOthers') : t('signedOutOf', { device: nameOf(leaving) }));
            setLeaving(null);
            setKnown({ ...known, devices: known.devices.filter(isStaying) });
            for (const device of known.devices) if (!isStaying(device)) connection.forgetAdded(device.id);
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

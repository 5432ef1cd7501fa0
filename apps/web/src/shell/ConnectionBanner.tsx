import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { useConnectionState } from '../connection/current.ts';
import { useNewer } from '../pwa/newer.ts';
import { Button } from '../ui/Button.tsx';
import { basePath } from '../lib/base.ts';
import { hasServer } from '../lib/hasServer.ts';
import styles from './ConnectionBanner.module.css';
import { LinkButton } from '../ui/LinkButton.tsx';

/** Shorter interruptions are not shown. In milliseconds. */
const PATIENCE_MS = 1200;

/**
 * Paths of pages that work without a server. The banner is outside the router, so it compares paths
 * itself.
 */
const here = `${basePath}/here`;
const learn = `${basePath}/learn`;
const replay = `${basePath}/replay`;

/**
 * Shows that the connection is lost, or that the server has a newer build. Otherwise renders
 * nothing.
 */
export function ConnectionBanner() {
  const t = useTranslations('connection');
  const status = useConnectionState((s) => s.status);
  const ready = useNewer((newer) => newer.ready);
  const [place] = useLocation();
  const missing = !hasServer || isPlayedHere(place) ? null : status;
  return (
    <output className={styles.region}>
      {status === 'outdated' ? <Outdated /> : ready && <Newer />}
      {missing === 'offline' && <Late key={missing} ms={PATIENCE_MS} text={t('lost')} />}
      {missing === 'connecting' && <Late key={missing} ms={3 * PATIENCE_MS} text={t('connecting')} />}
    </output>
  );
}

/** Whether this page needs no server: a match, a lesson or a replay on the device. */
function isPlayedHere(place: string): boolean {
  return [here, learn].some((path) => place.startsWith(path)) || place === replay;
}

/** The page and the server use different versions of the protocol. */
function Outdated() {
  const t = useTranslations('connection');
  const { take } = useNewer();
  return (
    <span className={styles.banner}>
      <span>{t('outdated')}</span>
      <Button onClick={take}>{t('reload')}</Button>
    </span>
  );
}

/**
 * Offers a newer build. It is loaded on the next navigation, or when the reader presses the button.
 */
function Newer() {
  const t = useTranslations('connection');
  const { take } = useNewer();
  const [place] = useLocation();
  const [from] = useState(place);
  const [isDismissed, setIsDismissed] = useState(false);
  useEffect(() => {
    if (place !== from) take();
  }, [place, from, take]);
  if (isDismissed) return null;
  return (
    <span className={styles.banner}>
      <span>{t('outdated')}</span>
      <Button onClick={take}>{t('reload')}</Button>
      <Button look="quiet" onClick={() => setIsDismissed(true)}>
        {t('later')}
      </Button>
    </span>
  );
}

/** A text that appears only after a delay. */
function Late({ ms, text }: { ms: number; text: string }) {
  const t = useTranslations('connection');
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  if (!due) return null;
  return (
    <span className={styles.banner}>
      <span className={styles.lamp} aria-hidden="true" />
      <span>{text}</span>
      <LinkButton href={here}>{t('here')}</LinkButton>
    </span>
  );
}

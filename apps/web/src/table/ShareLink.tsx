import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/Button.tsx';
import { TableIcon } from '../ui/TableIcon.tsx';
import { lazy } from '../lib/lazy.ts';
import styles from './ShareLink.module.css';

const Qr = lazy(() => import('./Qr.tsx'));

/** A link to share: through the device, by copying it, or as a QR code. */
export function ShareLink({ link, label, shareTitle }: { link: string; label: string; shareTitle: string }) {
  const t = useTranslations('table.share');
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const shares = 'share' in navigator;

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without HTTPS the clipboard API is missing, but the selection can still be copied.
      document.execCommand('copy');
    }
    setCopied(true);
    announce(t('copied'));
  }

  return (
    <div className={styles.share}>
      <div className={styles.words}>
        <label>
          <span className={styles.label}>{label}</span>
          <input ref={input} readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
        <div className={styles.buttons}>
          {shares && (
            <Button look="primary" onClick={() => void navigator.share({ title: shareTitle, url: link }).catch(() => undefined)}>
              <TableIcon name="share" />
              {t('share')}
            </Button>
          )}
          <Button look={shares ? 'plain' : 'primary'} onClick={() => void copy()}>
            <TableIcon name={copied ? 'check' : 'copy'} />
            {copied ? t('copied') : t('copy')}
          </Button>
        </div>
      </div>
      <Suspense>
        <Qr text={link} label={t('qr')} />
      </Suspense>
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTab } from './tab.ts';
import { basePath } from './base.ts';
import styles from './LicencesPage.module.css';
import { TopBar } from './TopBar.tsx';

/** A package that goes into page or server. The build collects them into a file beside the page. */
interface Licence {
  name: string;
  version: string;
  /** By its SPDX name. */
  licence: string;
  /** Null where the package brings none. */
  text: string | null;
}

/** Null when there is no list, as in development. */
async function ask(): Promise<readonly Licence[] | null> {
  try {
    const answer = await fetch(`${basePath}/licences.json`);
    return answer.ok ? ((await answer.json()) as readonly Licence[]) : null;
  } catch {
    return null;
  }
}

/** Whose work goes into this, and under which licences. */
export default function LicencesPage() {
  const t = useTranslations('licences');
  const [licences, setLicences] = useState<readonly Licence[] | null>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  useTab(t('title'));
  useEffect(() => {
    heading.current?.focus();
    void ask().then(setLicences);
  }, []);

  return (
    <>
      <TopBar />
      <main className={styles.page}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        <p>{licences === null ? t('missing') : t('about')}</p>
        <ul>
          {licences?.map(({ name, version, licence, text }) => (
            <li key={`${name} ${version}`}>
              <details>
                <summary>
                  <span className={styles.name} translate="no">
                    {name} {version}
                  </span>
                  <span>{licence}</span>
                </summary>
                {text === null ? <p>{t('noText')}</p> : <pre lang="en">{text}</pre>}
              </details>
            </li>
          ))}
        </ul>
      </main>
    </>
  );
}

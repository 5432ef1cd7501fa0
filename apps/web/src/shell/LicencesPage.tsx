import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormatter } from '../i18n/formatter.ts';
import { nameOf, tagIn } from '../i18n/spoken.ts';
import { useTab } from '../lib/tab.ts';
import { basePath } from '../lib/base.ts';
import styles from './LicencesPage.module.css';
import { TopBar } from '../layout/TopBar.tsx';

/** A package in the page or the server. The build lists them in a file beside the page. */
interface Licence {
  name: string;
  version: string;
  /** An SPDX identifier. */
  licence: string;
  /** Null if the package has no licence file. */
  text: string | null;
}

/** The translators' names, by the path of their language's file. */
const translators = import.meta.glob<readonly string[]>('@languages/*/language.json', { import: 'thanks', eager: true });

/** Null if the list is missing, as in development. */
async function ask(): Promise<readonly Licence[] | null> {
  try {
    const answer = await fetch(`${basePath}/licences.json`);
    return answer.ok ? ((await answer.json()) as readonly Licence[]) : null;
  } catch {
    return null;
  }
}

/** Credits: the packages in use with their licences, and the translators. */
export default function LicencesPage() {
  const t = useTranslations('licences');
  const format = useFormatter();
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
        {Object.entries(translators).map(([path, names]) =>
          names.length === 0 ? null : (
            <p key={path}>{t('translated', { language: nameOf(tagIn(path)), names: format.list(names) })}</p>
          ),
        )}
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

import type { GroupMatch } from '@sobremesa/protocol';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '../../lib/saveFile.ts';
import { Button } from '../../ui/Button.tsx';
import { fileName, resultsCsv, resultsJson } from './results.ts';
import styles from './Export.module.css';

/** Downloads of all results. The page makes the files itself. */
export function Export({ name, matches }: { name: string; matches: readonly GroupMatch[] }) {
  const t = useTranslations('groups.export');
  const id = useId();
  const [isSaved, setIsSaved] = useState(false);

  function save(text: string, extension: 'csv' | 'json', type: string) {
    saveFile(new File([text], fileName(name, extension), { type }));
    setIsSaved(true);
  }

  return (
    <section aria-labelledby={id} className={styles.export}>
      <h2 id={id}>{t('title')}</h2>
      <p>{t('text')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => save(resultsCsv(matches), 'csv', 'text/csv;charset=utf-8')}>{t('csv')}</Button>
        <Button onClick={() => save(resultsJson(name, matches), 'json', 'application/json')}>{t('json')}</Button>
      </div>
      <output>{isSaved && t('done')}</output>
    </section>
  );
}

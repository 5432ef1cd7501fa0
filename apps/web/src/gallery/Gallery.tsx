import { Suspense, type ReactNode } from 'react';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { Loading } from '../ui/Loading.tsx';
import styles from './Gallery.module.css';
import { galleryTexts } from './texts.ts';

/** The frame of the gallery's pages, with their texts. */
export function Gallery({ children }: { children: ReactNode }) {
  return (
    <MoreTexts part="gallery" texts={galleryTexts}>
      <div className={styles.gallery}>
        <div className={styles.bar}>
          <TopBar />
        </div>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </div>
    </MoreTexts>
  );
}

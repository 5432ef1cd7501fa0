import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Mark } from '../ui/Mark.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';
import styles from './TopBar.module.css';

/** The bar over every page except a match: home on the left, settings on the right. */
export function TopBar() {
  const t = useTranslations('app');
  return (
    <header className={styles.bar}>
      <Link href="/" className={styles.home} aria-label={t('home')}>
        <Mark size={34} />
        <span className={styles.name}>Sobremesa</span>
      </Link>
      <SettingsMenu />
    </header>
  );
}

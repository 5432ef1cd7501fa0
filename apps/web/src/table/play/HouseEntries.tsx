import { useTranslations } from 'use-intl';
import { SETTINGS } from '../../layout/SettingsMenu.tsx';
import { useGameName } from '../../lobby/names.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import styles from './TableMenu.module.css';
import { useParty } from './context.ts';
import { Keys } from './Keys.tsx';

/**
 * The top of a match's menu: the name of the game, and on a phone the links to home and settings.
 */
export function HouseEntries() {
  const t = useTranslations();
  const gameName = useGameName();
  const { view } = useParty();
  return (
    <>
      <p className={styles.game}>{gameName(view.game)}</p>
      <div className={styles.house}>
        <LinkButton href="/" look="quiet">
          <Icon name="home" />
          {t('app.home')}
        </LinkButton>
        <Button look="quiet" popoverTarget={SETTINGS}>
          <Icon name="settings" />
          {t('settings.title')}
        </Button>
      </div>
      <Keys />
    </>
  );
}

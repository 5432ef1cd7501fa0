import { useTranslations } from 'use-intl';
import { TopBar } from '../../layout/TopBar.tsx';
import { useTab } from '../../lib/tab.ts';
import { useGameName } from '../../lobby/names.ts';
import { Button } from '../../ui/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface CurtainProps {
  game: string;
  /** The name of the player who looks next; undefined while bots play. */
  name: string | undefined;
  onLook: () => void;
}

/** The screen between two players' turns. It shows nothing of either player's view. */
export function Curtain({ game, name, onLook }: CurtainProps) {
  const t = useTranslations('here');
  const gameName = useGameName();
  useTab(gameName(game));
  return (
    <>
      <TopBar />
      <main>
        {name === undefined ? (
          <>
            <p className="visually-hidden">{t('moment')}</p>
            <Loading />
          </>
        ) : (
          <Notice key={name} title={t('turnOf', { name })} text={t('handOver')}>
            <Button look="primary" size="big" onClick={onLook}>
              {t('iAm', { name })}
            </Button>
          </Notice>
        )}
      </main>
    </>
  );
}

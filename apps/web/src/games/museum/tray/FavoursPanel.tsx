import { favourLimit } from '@sobremesa/games/museum';
import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/** Lets the reader discard Favours above the limit, by presses on them. */
export function FavoursPanel() {
  const { own, selection, words, why, send } = useTable();
  const { t } = words;
  const { favours } = selection;
  const count = (own?.favourCount ?? 0) - favourLimit(own?.experts ?? []);
  return (
    <section className={css.panel} aria-label={t('tray.favours.label')}>
      <div className={css.confirm}>
        <p>{favours.length === 0 ? t('tray.favours.choose', { count }) : words.list(favours.map(words.favour))}</p>
        <Button
          look="primary"
          data-piece="discard-favours"
          unavailable={why('discardFavours', favours)}
          onClick={() => send('discardFavours', favours)}
        >
          {t('tray.favours.confirm')}
        </Button>
      </div>
    </section>
  );
}

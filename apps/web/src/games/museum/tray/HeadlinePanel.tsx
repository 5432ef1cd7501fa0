import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import { Continents } from './Continents.tsx';
import css from './Panel.module.css';

/** Lets the reader choose the continent for the Headline's token. */
export function HeadlinePanel() {
  const { selection, words, why, send } = useTable();
  const { continent } = selection;
  const { t } = words;
  const reason = continent === null ? t('tray.headline.choose') : why('chooseOpinion', continent);
  return (
    <section className={css.panel} data-wide="" aria-label={t('tray.headline.label')}>
      <Continents legend={t('tray.headline.label')} />
      <div className={css.confirm}>
        <p>{continent === null ? reason : t('tray.headline.outcome', { continent: words.term(continent) })}</p>
        <Button look="primary" data-piece="put-opinion" unavailable={reason} onClick={() => send('chooseOpinion', continent)}>
          {t('tray.headline.confirm')}
        </Button>
      </div>
    </section>
  );
}

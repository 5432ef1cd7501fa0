import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { PatronSeal } from '../art/patrons.tsx';
import { patronText } from '../effects.ts';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/** Lets the reader secretly keep one of three Patrons. */
export function PatronPanel() {
  const { G, own, words, why, send, selection, select } = useTable();
  const { t } = words;
  const chosen = selection.patron;
  const reason = chosen === null ? t('tray.patron.choose') : why('choosePatron', chosen);
  return (
    <section className={css.panel} data-wide="" aria-label={t('tray.patron.label')}>
      <ul className={classes(css.options, css.patrons)}>
        {(own?.offer ?? []).map((patron) => (
          <li key={patron}>
            <button
              type="button"
              className={classes(css.option, patron === chosen && css.chosen)}
              aria-pressed={patron === chosen}
              data-piece={`patron-${patron}`}
              onClick={() => select({ patron })}
            >
              <PatronSeal patron={patron} className={css.seal} />
              <span>
                <b className={css.name}>{words.patron(patron)}</b>
                <span>{patronText(words, patron, G.options.patronNeedsCollection)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={css.confirm}>
        <p className={css.hint}>{t('tray.patron.help')}</p>
        {/* A phone has room for the text of one Patron only. */}
        <p className={css.chosenText} aria-hidden="true">
          {chosen === null ? t('tray.patron.choose') : patronText(words, chosen, G.options.patronNeedsCollection)}
        </p>
        <Button look="primary" data-piece="keep-patron" unavailable={reason} onClick={() => send('choosePatron', chosen)}>
          {t('tray.patron.keep')}
        </Button>
      </div>
    </section>
  );
}

import { totalValue } from '@sobremesa/games/museum';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/** Lets the reader keep the first hand, or throw a poor one back. */
export function MulliganPanel() {
  const { own, words, why, send } = useTable();
  const { t } = words;
  const reason = why('mulligan', true);
  return (
    <section className={classes(css.panel, css.beside)} aria-label={t('tray.mulligan.label')}>
      <p>{reason ?? t('tray.mulligan.help', { value: totalValue(own?.hand ?? []) })}</p>
      <div className={css.buttons}>
        <Button look="primary" data-piece="keep-hand" onClick={() => send('mulligan', false)}>
          {t('tray.mulligan.keep')}
        </Button>
        <Button data-piece="throw-back" unavailable={reason} onClick={() => send('mulligan', true)}>
          {t('tray.mulligan.throwBack')}
        </Button>
      </div>
    </section>
  );
}

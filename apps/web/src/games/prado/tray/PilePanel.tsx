import { pileNames } from '@sobremesa/games/prado';
import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import { PaintingOption } from './PaintingOption.tsx';
import css from './Panel.module.css';

/** After a photo, lets the reader choose the pile of the next painting. */
export function PilePanel() {
  const { G, words, selection, select, send } = useTable();
  const { t } = words;
  const room = G.choice?.room ?? 1;
  const { pile } = selection;
  const alone = G.mode.solo !== null;
  return (
    <section className={css.panel} data-asks="">
      <ul className={css.options}>
        {pileNames.map((name) => {
          const { top } = G.piles[name];
          return (
            top !== null && (
              <li key={name} data-piece={`next-${name}`}>
                <PaintingOption
                  painting={top}
                  name={t('tray.pile', { pile: name })}
                  chosen={pile === name}
                  onChoose={() => select({ pile: name })}
                />
              </li>
            )
          );
        })}
      </ul>
      <div className={css.confirm}>
        <p>{t(alone ? 'tray.pileSolo' : 'tray.pileHelp', { room })}</p>
        <Button
          look="primary"
          data-piece="hang"
          unavailable={pile === null ? t('tray.choosePile') : undefined}
          onClick={() => pile !== null && send('replace', room, pile)}
        >
          {t(alone ? 'tray.lookAtPile' : 'tray.hang', { room })}
        </Button>
      </div>
    </section>
  );
}

import type { Choice } from '@sobremesa/games/prado';
import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import { PaintingOption } from './PaintingOption.tsx';
import css from './Panel.module.css';

/**
 * Solo play: lets the reader hang one of the two face-up paintings, and return the other to the top
 * or bottom of the pile.
 */
export function HangPanel({ choice: { room, pile, shown } }: { choice: Extract<Choice, { kind: 'hang' }> }) {
  const { words, selection, select, may, send } = useTable();
  const { t } = words;
  const choosing = may('hang');
  const { painting } = selection;
  const unavailable = painting === null ? t('tray.choosePainting') : undefined;
  return (
    <section className={css.panel} data-asks="">
      <ul className={css.options}>
        {shown.map((id) => (
          <li key={id} data-piece={`painting-${id}`}>
            <PaintingOption
              painting={id}
              name={t('tray.ofPile', { pile })}
              chosen={painting === id}
              {...(choosing ? { onChoose: () => select({ painting: id }) } : {})}
            />
          </li>
        ))}
      </ul>
      {choosing && (
        <div className={css.confirm}>
          <p>{t('tray.hangHelp', { room, pile })}</p>
          <div className={css.buttons}>
            {(['top', 'bottom'] as const).map((rest) => (
              <Button
                key={rest}
                look="primary"
                data-piece={`rest-${rest}`}
                unavailable={unavailable}
                onClick={() => painting !== null && send('hang', room, painting, rest)}
              >
                {t(`tray.rest.${rest}`)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

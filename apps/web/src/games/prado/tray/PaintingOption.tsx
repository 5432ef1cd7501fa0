import type { PaintingId } from '@sobremesa/games/prado';
import { paintingOf } from '@sobremesa/games/prado';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Frame } from '../museum/Frame.tsx';
import { Plaque } from '../museum/Plaque.tsx';
import { useLook } from '../museum/useLook.ts';
import { Icon } from '../art/icons.tsx';
import { useTableWords } from '../table.tsx';
import css from './PaintingOption.module.css';

/** One of two paintings to choose from. */
export function PaintingOption({
  painting,
  name,
  chosen,
  onChoose,
}: {
  painting: PaintingId;
  /** The pile or place that it comes from, in words. */
  name: string;
  chosen: boolean;
  /** Left out for spectators and other players. */
  onChoose?: () => void;
}) {
  const words = useTableWords();
  const look = useLook();
  return (
    <span className={classes(css.option, chosen && css.chosen)}>
      <button
        type="button"
        className={css.choose}
        aria-pressed={onChoose && chosen}
        aria-disabled={onChoose === undefined}
        aria-label={`${name}. ${words.label(painting)} ${words.t('painting.visitors', { count: paintingOf(painting).visitors })}`}
        data-about={`terms.${painting}`}
        onClick={onChoose}
      >
        <span className={css.picture}>
          <Frame painting={painting} />
        </span>
        <span className={css.words} aria-hidden="true">
          <span className={css.name}>
            {name}. {words.t('painting.visitors', { count: paintingOf(painting).visitors })}
          </span>
          <span className={css.title}>{words.painting(painting)}</span>
          <Plaque painting={painting} titled={false} />
        </span>
      </button>
      <Button
        square
        look="quiet"
        aria-label={words.t('museum.look', { painting: words.painting(painting) })}
        onClick={() => look(painting)}
      >
        <Icon name="look" size={20} />
      </Button>
    </span>
  );
}

import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/**
 * A button that passes an optional placement. The hand and the altar beside it show what can be
 * placed.
 */
export function PlacePanel() {
  const { words, legal, send } = useTable();
  if (!legal.some(({ move }) => move === 'pass')) return null;
  return (
    <section className={css.panel} data-beside="">
      <div className={css.buttons}>
        <Button data-piece="pass" onClick={() => send('pass')}>
          {words.t('board.pass')}
        </Button>
      </div>
    </section>
  );
}

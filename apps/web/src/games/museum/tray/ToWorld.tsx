import { Button } from '../../../ui/Button.tsx';
import { useTable, useTableNow, useTableWords } from '../table.tsx';
import css from './Panel.module.css';

/** A button that leads to the Objects on display while a small page shows the museum. */
export function ToWorld() {
  const words = useTableWords();
  const now = useTableNow();
  const there = useTable(({ part }) => part.shown === 'world');
  if (there) return null;
  return (
    <Button look="primary" className={css.toWorld} onClick={() => now().part.show('world')}>
      {words.t('tray.toWorld')}
    </Button>
  );
}

import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/** The way to the Objects on display, while a small page shows the museum instead. */
export function ToWorld() {
  const { part, words } = useTable();
  if (part.shown === 'world') return null;
  return (
    <Button look="primary" className={css.toWorld} onClick={() => part.show('world')}>
      {words.t('tray.toWorld')}
    </Button>
  );
}

import type { ObjectId } from '@sobremesa/games/museum';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { TableIcon } from '../../../ui/TableIcon.tsx';
import { useTableNow, useTableWords } from '../table.tsx';
import css from './ArrangeBar.module.css';

/** A picked-up card: instructions, and buttons to open it and to put it back. */
export function Held({ card }: { card: ObjectId }) {
  const words = useTableWords();
  const now = useTableNow();
  const { t } = words;
  return (
    <div className={css.held}>
      <p>{t('plan.held', { name: words.object(card) })}</p>
      <Button look="quiet" square aria-label={t('plan.look')} onClick={() => now().lookAt(card)}>
        <TableIcon name="eye" />
      </Button>
      <Button look="quiet" square aria-label={t('plan.putBack')} onClick={() => now().hold(null)}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

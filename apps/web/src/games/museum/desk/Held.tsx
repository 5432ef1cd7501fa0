import type { ObjectId } from '@sobremesa/games/museum';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTable } from '../table.tsx';
import css from './Desk.module.css';

/** A card that was taken up: what to do with it, and the ways to look at it and to leave it where it was. */
export function Held({ card }: { card: ObjectId }) {
  const { words, select } = useTable();
  const { t } = words;
  return (
    <div className={css.held}>
      <p>{t('plan.held', { name: words.object(card) })}</p>
      <Button look="quiet" square aria-label={t('plan.look')} onClick={() => select({ look: card })}>
        <Icon name="eye" />
      </Button>
      <Button look="quiet" square aria-label={t('plan.putBack')} onClick={() => select({ held: null })}>
        <Icon name="close" />
      </Button>
    </div>
  );
}

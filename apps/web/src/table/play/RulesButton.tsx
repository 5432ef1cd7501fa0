import { useTranslations } from 'use-intl';
import { useRules } from '../../rulebook/context.ts';
import { Button } from '../../ui/Button.tsx';
import { TableIcon } from '../../ui/TableIcon.tsx';
import { useMatchNow } from './context.ts';

/** Opens the rules beside the board, at the reader's current decision if there is one. */
export function RulesButton() {
  const t = useTranslations('table.rules');
  const rules = useRules();
  const now = useMatchNow();

  function open() {
    const { game, match, ctx, asked } = now();
    rules?.show(asked ? game.ui.prompt(match.state.G, ctx, match.playerID).key : undefined);
  }

  return (
    rules !== null && (
      <Button look="quiet" square tip aria-label={t('open')} aria-keyshortcuts="?" data-rules="" onClick={open}>
        <TableIcon name="book" />
      </Button>
    )
  );
}

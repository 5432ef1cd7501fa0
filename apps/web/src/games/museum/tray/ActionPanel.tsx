import {
  handLimit,
  inventoryCardBlocker,
  secretaryBlocker,
  secretaryCardBlocker,
  type MuseumReason,
} from '@sobremesa/games/museum';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../art/icons.tsx';
import { useTable } from '../table.tsx';
import css from './Panel.module.css';

/** The actions of the Action phase other than buying, which begins with a pressed card. */
export function ActionPanel() {
  const { G, playerID, own, words, select, refuse, send } = useTable();
  const { t } = words;
  const [warned, setWarned] = useState(false);
  if (playerID === null || own === null) return null;

  const [stored = ''] = own.pool;
  const asking = secretaryBlocker(G, playerID) === null;
  const surplus = own.handSize - handLimit(own.experts);
  const { action, closed } = G.thisTurn;
  const open = action !== 'inventory' && !closed;

  function begin(task: 'inventory' | 'secretary', reason: MuseumReason | null) {
    if (reason === null) select({ task, cards: [] });
    else refuse(words.reason(reason));
  }

  return (
    <section className={classes(css.panel, css.row)} aria-label={t('tray.action.label')}>
      <p className={warned ? undefined : css.hint}>
        {surplus > 0 && warned ? t('tray.action.tooMany', { count: surplus }) : t(open ? 'tray.action.help' : 'tray.action.over')}
      </p>
      <div className={css.buttons}>
        {action === 'none' && (
          <Button data-piece="inventory" onClick={() => begin('inventory', inventoryCardBlocker(G, playerID, stored))}>
            <Icon name="inventory" size={22} />
            {t('tray.action.inventory')}
          </Button>
        )}
        {asking && (
          <Button onClick={() => begin('secretary', secretaryCardBlocker(G, playerID, stored))}>
            <Icon name="expert" size={22} />
            {t('tray.action.secretary')}
          </Button>
        )}
        <Button
          look={open ? 'plain' : 'primary'}
          data-piece="end-turn"
          onClick={() => (surplus > 0 && !warned ? setWarned(true) : send('endTurn'))}
        >
          {t(surplus > 0 && warned ? 'tray.action.endAnyway' : 'tray.action.endTurn')}
        </Button>
      </div>
    </section>
  );
}

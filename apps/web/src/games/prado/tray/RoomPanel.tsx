import { roomAt, whereIs, type RoomNumber } from '@sobremesa/games/prado';
import { Button } from '../../../ui/Button.tsx';
import { Icon as HouseIcon } from '../../../ui/Icon.tsx';
import { useLook } from '../museum/useLook.ts';
import { Icon } from '../art/icons.tsx';
import { useTable } from '../table.tsx';
import { begin, whyNo, type ActionType } from './draft.ts';
import css from './Panel.module.css';

/** The details of a room: its painting, and the reader's possible actions there. */
export function RoomPanel({ room }: { room: RoomNumber }) {
  const table = useTable();
  const { G, playerID, words, clear, may } = table;
  const { t } = words;
  const look = useLook();
  const { painting, visitors, queue, state } = roomAt(G, room);
  const acting = may('endVisit', 'act', 'endTurn');
  const here = playerID !== null && whereIs(G, playerID)?.n === room;
  return (
    <section className={css.panel} data-asks="" aria-labelledby="prado-looked">
      <header className={css.header}>
        <h2 id="prado-looked">{t('museum.room', { room })}</h2>
        <Button look="quiet" square className={css.close} aria-label={t('tray.cancel')} onClick={clear}>
          <HouseIcon name="close" />
        </Button>
      </header>
      {painting === null ? (
        <p>{t(state === 'open' ? 'museum.bare' : `museum.${state}`)}</p>
      ) : (
        <p>
          {words.label(painting)} {t('museum.visitorsShort', { count: visitors })}{' '}
          {queue.length > 0 && t('museum.queue', { tokens: words.list(queue.map(words.name)) })}
        </p>
      )}
      <div className={css.buttons}>
        {painting !== null && (
          <Button onClick={() => look(painting)}>
            <Icon name="look" size={20} />
            {t('tray.look')}
          </Button>
        )}
        {acting && state === 'open' && !here && <Begin type="move" to={room} label={t('tray.goHere')} />}
        {acting && here && queue[0] !== playerID && <Begin type="move" to="closer" label={t('tray.closerShort')} />}
        {acting && here && <Begin type="help" label={t('action.short.help')} />}
        {acting && here && <Begin type="change" label={t('action.name.change')} />}
      </div>
    </section>
  );
}

function Begin({ type, to = null, label }: { type: ActionType; to?: RoomNumber | 'closer' | null; label: string }) {
  const table = useTable();
  const reason = whyNo(table, type, to);
  return (
    <Button unavailable={reason} onClick={() => begin(table, type, to)}>
      <Icon name={to === 'closer' ? 'closer' : type} size={20} />
      {label}
    </Button>
  );
}

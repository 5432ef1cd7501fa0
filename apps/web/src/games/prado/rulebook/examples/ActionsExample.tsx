import { actionBlocker, MAX_VISITORS, preview, roomAt, type Action, type RoomState, type View } from '@sobremesa/games/prado';
import { useState } from 'react';
import { Example, people, READER } from '../../../../rulebook/Example.tsx';
import { Button } from '../../../../ui/Button.tsx';
import board from '../../Board.module.css';
import { Icon } from '../../art/icons.tsx';
import { foresee } from '../../tray/foresee.ts';
import { useWords, type Words } from '../../words.ts';
import css from './examples.module.css';
import { RoomPiece } from './RoomPiece.tsx';
import { ROOM, scene } from './scene.ts';

const OTHER = 2;
const actions = [
  { name: 'enter', icon: 'move', room: ROOM, action: { type: 'move', to: ROOM } },
  { name: 'closer', icon: 'closer', room: ROOM, action: { type: 'move', to: 'closer' } },
  { name: 'change', icon: 'change', room: OTHER, action: { type: 'change', to: OTHER } },
  { name: 'help', icon: 'help', room: ROOM, action: { type: 'help' } },
] as const;

const beginning = () => scene({ n: ROOM, painting: 'lanzas', visitors: 2, queue: ['1', '2'] });

/** The way from the hall to a photo, action by action. */
export function ActionsExample() {
  const words = useWords(people);
  const [G, setG] = useState(beginning);
  const [said, say] = useState<readonly string[]>([]);

  function act(action: Action) {
    const blocked = actionBlocker(G, READER, action);
    if (blocked !== null) return say([words.reason(blocked)]);
    const { deed, photos } = foresee(G, READER, action, words);
    say([deed, ...photos]);
    setG(after(G, action));
  }

  return (
    <Example
      ask={words.t('tried.actions.ask')}
      look={board.board}
      result={[...said, stateOf(G, words)]}
      onAgain={() => {
        setG(beginning());
        say([]);
      }}
    >
      <div className={css.scene}>
        <RoomPiece room={roomAt(G, ROOM)} />
        <div className={css.tools} data-tool="">
          {actions.map(({ name, icon, room, action }) => (
            <Button
              key={name}
              className={css.action}
              aria-disabled={actionBlocker(G, READER, action) !== null}
              onClick={() => act(action)}
            >
              <Icon name={icon} size={24} />
              {words.t(`tried.actions.${name}`, { room })}
            </Button>
          ))}
        </div>
      </div>
    </Example>
  );
}

/** The state of the room, in words. */
function stateOf(G: View, { t, list, name }: Words): string {
  const { painting, visitors, queue } = roomAt(G, ROOM);
  return [
    painting === null ? t('museum.bare') : t('museum.visitors', { count: visitors, max: MAX_VISITORS }),
    queue.length > 0 && t('museum.queue', { tokens: list(queue.map(name)) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The museum after an action, photos included. */
function after(G: View, action: Action): View {
  const seen = preview(G, READER, action);
  if (seen === null) return G;
  const { photos } = seen;
  const rooms = G.rooms.map((room): RoomState => {
    const change = seen.rooms.find((changed) => changed.room === room.n);
    const painting = photos.some((photo) => photo.room === room.n) ? null : room.painting;
    if (change === undefined) return { ...room, painting };
    return { ...room, painting, visitors: change.visitors.after, queue: [...change.queue.after] };
  });
  return { ...G, rooms };
}

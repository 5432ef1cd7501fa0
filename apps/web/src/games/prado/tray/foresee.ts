import type { PlayerID } from '@sobremesa/games/kit';
import { GUARD, paintingOf, preview, type Action, type View } from '@sobremesa/games/prado';
import type { Words } from '../words.ts';

/**
 * Predicts an action that nobody blocks, in sentences: the action itself, then the photos it
 * triggers.
 */
export function foresee(G: View, playerID: PlayerID, action: Action, words: Words): { deed: string; photos: string[] } {
  const player = { player: playerID };
  const seen = preview(G, playerID, action);
  if (seen === null) return { deed: '', photos: [] };
  const from = G.rooms.find(({ queue }) => queue.includes(playerID));
  const to = seen.rooms.find(({ queue }) => !queue.before.includes(playerID) && queue.after.includes(playerID));

  function deed(): string {
    if (action.type === 'help') {
      const left = (from?.visitors ?? 1) - 1;
      return words.sentence({ key: 'outcome.help', values: { player, room: from?.n ?? 0, left } });
    }
    if (action.type === 'change') {
      const left = (from?.visitors ?? 1) - 1;
      return words.sentence({ key: 'outcome.change', values: { player, from: from?.n ?? 0, to: action.to, left } });
    }
    if (action.to === 'closer') {
      const place = from?.queue.indexOf(playerID) ?? 1;
      const ahead = from?.queue[place - 1] ?? '';
      if (ahead === GUARD) return words.sentence({ key: 'outcome.closerGuard', values: { player, place } });
      return words.sentence({ key: 'outcome.closer', values: { player, ahead: { player: ahead }, place } });
    }
    const place = (to?.queue.after.indexOf(playerID) ?? G.rooms[action.to - 1]?.queue.length ?? 0) + 1;
    return words.sentence({ key: 'outcome.move', values: { player, room: action.to, place } });
  }

  return {
    deed: deed(),
    photos: seen.photos.map((photo) =>
      photo.player === 'guard'
        ? words.t('outcome.guardPhoto', { painting: words.painting(photo.painting) })
        : words.sentence({
            key: 'outcome.photo',
            values: {
              player: { player: photo.player },
              painting: words.painting(photo.painting),
              points: paintingOf(photo.painting).points,
            },
          }),
    ),
  };
}

import type { SeatView } from '@sobremesa/protocol';
import { useMemo, type ReactNode } from 'react';
import { SeatFaces } from '../ui/SeatToken.tsx';
import { addressOf } from './faces.tsx?drawings';

/** Shows bots' faces as the tokens of their seats in all children. */
export function BotFaces({ seats, children }: { seats: readonly SeatView[]; children: ReactNode }) {
  const characters = seats.map(({ bot }) => bot?.character ?? '').join(' ');
  const faces = useMemo(
    () => characters.split(' ').map((character) => (character === '' ? undefined : addressOf(character))),
    [characters],
  );
  return <SeatFaces value={faces}>{children}</SeatFaces>;
}

import type { SeatView } from '@sobremesa/protocol';
import { useMemo, type ReactNode } from 'react';
import { SeatFaces } from '../ui/SeatToken.tsx';
import { addressOf } from './faces.tsx?drawings';

/** Inside, the tokens of seats on which bots sit show their faces. */
export function BotFaces({ seats, children }: { seats: readonly SeatView[]; children: ReactNode }) {
  const characters = seats.map(({ bot }) => bot?.character ?? '').join(' ');
  const faces = useMemo(
    () => characters.split(' ').map((character) => (character === '' ? undefined : addressOf(character))),
    [characters],
  );
  return <SeatFaces value={faces}>{children}</SeatFaces>;
}

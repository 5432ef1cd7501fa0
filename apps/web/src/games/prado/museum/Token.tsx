import { GUARD, type Token as TokenId } from '@sobremesa/games/prado';
import { memo } from 'react';
import { SeatToken } from '../../../ui/SeatToken.tsx';
import { useTableWords } from '../table.tsx';
import { GuardToken } from '../art/tokens.tsx';

/** A photographer's token, or the guard's. */
export const Token = memo(function Token({ token, size, absent = false }: { token: TokenId; size: number; absent?: boolean }) {
  const words = useTableWords();
  if (token === GUARD) return <GuardToken size={size} />;
  return <SeatToken seat={Number(token)} name={words.name(token)} size={size} absent={absent} />;
});

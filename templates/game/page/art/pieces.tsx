import type { Kind } from '@sobremesa/games/newgame';
import type { ReactNode } from 'react';

const ink = '#2a1a0e';

/**
 * Each kind in a box of 32 × 32. The colours are literal, because the cover is an image file
 * without a style sheet.
 */
export const pieceShapes: Readonly<Record<Kind, ReactNode>> = {
  fan: (
    <>
      <path fill="#d9483b" stroke={ink} strokeWidth="1.4" d="M16 28 3 15a18 18 0 0 1 26 0z" />
      <path fill="#f4c6a0" d="M16 28 7.6 19.6a12 12 0 0 1 16.8 0z" />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="1.2"
        d="M16 28 8 11.5M16 28 16 9.8M16 28 24 11.5M16 28 7.6 19.6a12 12 0 0 1 16.8 0z"
      />
      <circle fill="#e8bd5f" stroke={ink} strokeWidth="1.2" cx="16" cy="27.4" r="2" />
    </>
  ),
  clock: (
    <>
      <path fill="#7a4a9c" stroke={ink} strokeWidth="1.4" d="M6 29V14a10 10 0 0 1 20 0v15z" />
      <circle fill="#fbf1dc" stroke={ink} strokeWidth="1.4" cx="16" cy="14.5" r="6.6" />
      <path fill="none" stroke={ink} strokeWidth="1.6" d="M16 10.6v4l3 2" />
      <path fill="#e8bd5f" stroke={ink} strokeWidth="1.2" d="M11.5 24.5h9v4.5h-9z" />
    </>
  ),
  jug: (
    <>
      <path fill="none" stroke={ink} strokeWidth="4.4" d="M22 12c7-1 6 9-.5 10" />
      <path fill="none" stroke="#3f7fb8" strokeWidth="2.2" d="M22 12c7-1 6 9-.5 10" />
      <path
        fill="#3f7fb8"
        stroke={ink}
        strokeWidth="1.4"
        d="M9 4.5h12l-1.5 6c3 3 4 6 4 9.5 0 5-3 9-8.5 9S6.5 25 6.5 20c0-3.5 1-6.5 4-9.500z"
      />
      <path fill="none" stroke="#fbf1dc" strokeWidth="1.8" d="M7.6 17.500q4 3 7.4 0t7.4 0M8 22.500q3.8 2.6 7 0t7 0" />
    </>
  ),
  medal: (
    <>
      <path fill="#2f9a6b" stroke={ink} strokeWidth="1.4" d="M9 3h5l2 8 2-8h5l-4.5 14h-5z" />
      <circle fill="#e8bd5f" stroke={ink} strokeWidth="1.4" cx="16" cy="21" r="8" />
      <path
        fill="#fff3cf"
        stroke={ink}
        strokeWidth="1"
        d="m16 15.5 1.7 3.5 3.8.5-2.8 2.7.7 3.8-3.4-1.8-3.4 1.8.7-3.8-2.8-2.7 3.8-.5z"
      />
    </>
  ),
  book: (
    <>
      <path fill="#fbf1dc" stroke={ink} strokeWidth="1.4" d="M8 24h18v5H9.500A2.5 2.5 0 0 1 7 26.500z" />
      <path fill="#1f6f7a" stroke={ink} strokeWidth="1.4" d="M7 26.500V6a3 3 0 0 1 3-3h16v21H9.500A2.5 2.5 0 0 0 7 26.500z" />
      <path fill="#e8bd5f" d="M12 8h10v2H12zm2 4h6v2h-6z" />
    </>
  ),
  key: (
    <>
      <path
        fill="#c9c3b4"
        stroke={ink}
        strokeWidth="1.4"
        fillRule="evenodd"
        d="M10 3.500a7.5 7.5 0 0 1 4.8 13.300L25 27l-3 2.5-2-2-2 2-2.5-2.5 2-2-6-6.500A7.5 7.5 0 1 1 10 3.500zm0 4.300a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.400z"
      />
    </>
  ),
};

/** A piece of a kind. Decoration only: the caller must name it. */
export function PieceIcon({ kind, size }: { kind: Kind; size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      {pieceShapes[kind]}
    </svg>
  );
}

/** A letter: sealed, or with the kind that it promises. */
export function LetterIcon({ kind, size }: { kind: Kind | null; size: number }) {
  return (
    <svg viewBox="0 0 44 32" width={(size * 44) / 32} height={size} aria-hidden="true" focusable="false">
      <path fill="#fbf1dc" stroke={ink} strokeWidth="1.4" d="M2 3h40v26H2z" />
      {kind === null ? (
        <>
          <path fill="none" stroke="#b59b70" strokeWidth="1.6" d="m2 4 20 15L42 4" />
          <circle fill="#b3202c" stroke={ink} strokeWidth="1.2" cx="22" cy="19" r="5.5" />
        </>
      ) : (
        <svg x="9" y="3" width="26" height="26" viewBox="0 0 32 32">
          {pieceShapes[kind]}
        </svg>
      )}
    </svg>
  );
}

import { afterEach, expect, it } from 'vitest';
import { pieceNamed, openPiece } from './pieces.ts';

afterEach(() => document.body.replaceChildren());

/** Renders this HTML. Only elements with `data-seen` count as visible. */
function page(html: string): void {
  document.body.innerHTML = html;
  for (const element of document.body.querySelectorAll<HTMLElement>('[data-seen]')) {
    element.getClientRects = () => [{}] as never;
  }
}

it('finds the visible piece among those with the same name', () => {
  page('<p data-piece="card"></p><p data-spot="card" data-seen id="this"></p>');
  expect(pieceNamed('card')?.id).toBe('this');
});

it('finds the control that opens the part in which a piece is hidden', () => {
  page(
    '<button aria-controls="drawer" data-seen></button><div id="board"><div id="drawer"><p data-piece="card"></p></div></div>',
  );
  expect(pieceNamed('card')?.tagName).toBe('BUTTON');
});

it('finds nothing without an opener, or with a hidden one', () => {
  page('<button aria-controls="drawer"></button><div id="drawer"><p data-piece="card"></p></div>');
  expect(pieceNamed('card')).toBeNull();
  expect(pieceNamed('other')).toBeNull();
});

it('opens the closed part that contains a piece, and leaves an open one open', () => {
  page(
    '<button id="opener" aria-controls="drawer" aria-expanded="false" data-seen></button><div id="drawer"><p data-piece="card"></p></div>',
  );
  const opener = document.getElementById('opener')!;
  let pressed = 0;
  opener.addEventListener('click', () => (pressed += 1));
  openPiece('card');
  expect(pressed).toBe(1);
  opener.setAttribute('aria-expanded', 'true');
  openPiece('card');
  expect(pressed).toBe(1);
});

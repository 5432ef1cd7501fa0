/**
 * Finds a piece of a board by its name: the element with `data-piece`, or else with `data-spot`,
 * which motions use, too. For a piece in a closed part of the board, returns the control that opens
 * this part. Null if there is neither.
 */
export function pieceNamed(name: string, within: ParentNode = document): HTMLElement | null {
  const named = [...within.querySelectorAll<HTMLElement>(`[data-piece="${name}"], [data-spot="${name}"]`)];
  return named.find(isShown) ?? named.map(openerOf).find((opener) => opener !== null) ?? null;
}

/** Opens the part of the board that holds a piece, if it is closed. */
export function openPiece(name: string): void {
  const found = pieceNamed(name);
  if (found?.getAttribute('aria-expanded') === 'false') found.click();
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** The tab or button that opens the innermost closed part around a piece, if it is visible. */
function openerOf(piece: HTMLElement): HTMLElement | null {
  for (let part = piece.closest('[id]'); part !== null; part = part.parentElement?.closest('[id]') ?? null) {
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${part.id}"]`);
    if (opener !== null && isShown(opener)) return opener;
  }
  return null;
}

/** The names of the pieces that contain an element. */
export function piecesAround(element: Element): string[] {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { piece, spot } = (at as HTMLElement).dataset ?? {};
    names.push(...[piece, spot].filter((name) => name !== undefined));
  }
  return names;
}

/** The element to focus at a piece: the piece itself, or the first control in it. */
export function controlOf(piece: HTMLElement): HTMLElement {
  const controls = 'button, a[href], [tabindex]';
  return piece.matches(controls) ? piece : (piece.querySelector<HTMLElement>(controls) ?? piece);
}

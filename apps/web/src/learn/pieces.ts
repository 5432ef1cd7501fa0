/**
 * A piece of a board by its name: what carries it as `data-piece`, or else as `data-spot`, by which
 * motions find it, too. For one in a part of the board that is shut, what opens it. Null while it
 * is not there.
 */
export function pieceNamed(name: string, within: ParentNode = document): HTMLElement | null {
  const named = [...within.querySelectorAll<HTMLElement>(`[data-piece="${name}"], [data-spot="${name}"]`)];
  return named.find(isShown) ?? named.map(openerOf).find((opener) => opener !== null) ?? null;
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** The tab or the button of the innermost part around a piece that has one to be seen. */
function openerOf(piece: HTMLElement): HTMLElement | null {
  for (let part = piece.closest('[id]'); part !== null; part = part.parentElement?.closest('[id]') ?? null) {
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${part.id}"]`);
    if (opener !== null && isShown(opener)) return opener;
  }
  return null;
}

/** The names of the pieces in which something is. */
export function piecesAround(element: Element): string[] {
  const names: string[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    const { piece, spot } = (at as HTMLElement).dataset ?? {};
    names.push(...[piece, spot].filter((name) => name !== undefined));
  }
  return names;
}

/** What the focus goes to when one wants to be at a piece: itself, or the first control in it. */
export function controlOf(piece: HTMLElement): HTMLElement {
  const controls = 'button, a[href], [tabindex]';
  return piece.matches(controls) ? piece : (piece.querySelector<HTMLElement>(controls) ?? piece);
}

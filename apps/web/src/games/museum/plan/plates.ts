import { COLUMNS, type Cell, type Collection } from '@sobremesa/games/museum';

/**
 * The cell under which each collection's plate hangs, in the order of the collections. No two share
 * a cell.
 */
export function platePlaces(collections: readonly Collection[]): Cell[] {
  const taken = new Set<Cell>();
  const places = new Map<Collection, Cell>();
  // Collections with the fewest cells choose first.
  for (const collection of collections.toSorted((a, b) => a.cells.length - b.cells.length)) {
    const free = collection.cells.filter((cell) => !taken.has(cell));
    const atTheEdge = free.filter((cell) => !collection.cells.includes(cell + COLUMNS));
    const place = atTheEdge.at(-1) ?? free.at(-1) ?? collection.cells.at(-1) ?? 0;
    taken.add(place);
    places.set(collection, place);
  }
  return collections.map((collection) => places.get(collection) ?? 0);
}

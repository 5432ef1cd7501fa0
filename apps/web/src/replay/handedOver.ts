/** In the address of a replay: its graph is open. */
export const STORY_HASH = '#story';

/** The text of a document from another page of this tab; null for none. */
let given: string | null = null;

/** Sets the match that the replay page opens next; null for none. */
export function handOver(text: string | null): void {
  given = text;
}

/** The match that another page has handed over. It stays, since React may mount the page twice. */
export function handedOver(): string | null {
  return given;
}

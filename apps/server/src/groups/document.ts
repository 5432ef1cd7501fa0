import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { withNames, type MatchDocument } from '@sobremesa/match/document';

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

/**
 * A match's document in the form in which it is stored for groups: deflated, and without the names
 * of people. Its results have them, so that they are removed in one place.
 *
 * @param text the document as JSON
 */
export async function storedDocument(text: string): Promise<Uint8Array> {
  return deflated(JSON.stringify(withNames(JSON.parse(text) as MatchDocument, [])));
}

/** A stored document as JSON, with the present names of its seats. */
export async function namedDocument(stored: Uint8Array, names: readonly (string | null)[]): Promise<string> {
  const document = JSON.parse((await inflated(stored)).toString()) as MatchDocument;
  return JSON.stringify(withNames(document, names));
}

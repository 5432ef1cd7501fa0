import type { MatchSnapshot, SentSnapshot } from '@sobremesa/protocol';

/**
 * Decodes a snapshot. Returns a promise only if it must be inflated, which rejects for invalid
 * data.
 */
export function opened(sent: SentSnapshot): MatchSnapshot | Promise<MatchSnapshot> {
  return 'deflated' in sent ? inflated(sent.deflated).then((text) => JSON.parse(text) as MatchSnapshot) : sent;
}

/** The text of deflated JSON. Rejects for invalid data. */
export async function inflated(bytes: Uint8Array | ArrayBuffer): Promise<string> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const written = writer.write(bytes as Uint8Array<ArrayBuffer>).then(() => writer.close());
  const [text] = await Promise.all([new Response(readable).text(), written]);
  return text;
}

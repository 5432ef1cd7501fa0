import type { MatchSnapshot, SentSnapshot } from '@sobremesa/protocol';

/**
 * The snapshot as it was before it was sent. A promise only where it has to be inflated; it rejects
 * for what was not deflated.
 */
export function opened(sent: SentSnapshot): MatchSnapshot | Promise<MatchSnapshot> {
  return 'deflated' in sent ? inflated(sent.deflated) : sent;
}

async function inflated(bytes: Uint8Array | ArrayBuffer): Promise<MatchSnapshot> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const written = writer.write(bytes as Uint8Array<ArrayBuffer>).then(() => writer.close());
  const [text] = await Promise.all([new Response(readable).text(), written]);
  return JSON.parse(text) as MatchSnapshot;
}

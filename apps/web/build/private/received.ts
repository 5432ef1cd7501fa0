/**
 * Replaces the two modules of socket.io-parser for binary data: the page receives snapshots as
 * bytes, and sends no bytes. The `parser` option of socket.io-client would replace this if it left
 * out socket.io-parser, which it imports in any case.
 */

interface Packet {
  data?: unknown;
  attachments?: number;
}

/** Puts the bytes that followed a packet in their places. */
export function reconstructPacket(packet: Packet, buffers: readonly unknown[]): Packet {
  const data: unknown = JSON.parse(JSON.stringify(packet.data), (_, value: { _placeholder?: unknown; num: number } | null) =>
    value?._placeholder === true ? buffers[value.num] : value,
  );
  return { ...packet, data };
}

export function isBinary(data: unknown): boolean {
  return data instanceof ArrayBuffer || ArrayBuffer.isView(data);
}

export const hasBinary = (): boolean => false;

/** Never called: `hasBinary` finds no bytes in what is sent. */
export const deconstructPacket = undefined;

/**
 * Replaces the two modules of socket.io-parser for binary data: the page receives snapshots as
 * bytes, and sends no bytes. The `parser` option of socket.io-client would replace this, but
 * socket.io-client imports socket.io-parser in any case.
 */

interface Packet {
  data?: unknown;
  attachments?: number;
}

/** Puts the attachments of a packet in place of its placeholders. */
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

/** Never called: `hasBinary` finds no bytes in sent packets. */
export const deconstructPacket = undefined;

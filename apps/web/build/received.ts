/**
 * Instead of the two modules with which socket.io's parser sends and receives bytes: a page receives snapshots as such, and
 * sends none.
 */

interface Packet {
  data?: unknown;
  attachments?: number;
}

/** Puts the bytes that came after a packet in their places. */
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

/** Never asked for, since nothing that is sent has bytes in it. */
export const deconstructPacket = undefined;

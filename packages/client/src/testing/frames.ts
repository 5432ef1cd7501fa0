import type { Socket } from 'socket.io-client';

/** Keeps what arrives on the connection before socket.io has read it. */
export function recordFrames(socket: Socket, frames: string[]): void {
  const record = () => socket.io.engine.on('packet', (packet: { data?: string }) => frames.push(packet.data ?? ''));
  if (socket.io._readyState === 'open') record();
  socket.io.on('open', record);
}

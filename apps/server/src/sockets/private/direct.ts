import type { Socket } from 'socket.io';
import type { Guard } from '../guard.ts';

/**
 * The way of moves and updates past engine.io and socket.io, which took a quarter of a move's CPU.
 * The bytes on the wire are theirs; this depends on the packet formats of both. All other requests
 * go through the two libraries.
 */
export class Direct {
  readonly #socket: Socket;
  readonly #guard: Guard | undefined;

  /** @param guard of the socket's connection */
  constructor(socket: Socket, guard: Guard | undefined) {
    this.#socket = socket;
    this.#guard = guard;
  }

  /**
   * Takes the requests with this name that arrive on a WebSocket, each with its arguments and a
   * function that answers with JSON.
   */
  take(name: string, handle: (args: unknown[], answer: (json: string) => void) => void): void {
    const guard = this.#guard;
    if (guard === undefined) return;
    const namespace = this.#socket.nsp.name;
    const start = `42${namespace},`;
    const event = `["${name}",`;
    const onText = (text: string): boolean => {
      if (!text.startsWith(start)) return false;
      const at = text.indexOf('[', start.length);
      const id = text.slice(start.length, at);
      if (!REQUEST_ID.test(id) || !text.startsWith(event, at)) return false;
      const args = parsed(text.slice(at));
      if (args === null) return false;
      args.shift();
      handle(args, (json) => this.#send(`43${namespace},${id}[${json}]`));
      return true;
    };
    guard.onText = onText;
    this.#socket.on('disconnect', () => {
      if (guard.onText === onText) guard.onText = null;
    });
  }

  /** Sends an event. @param args its arguments, as JSON */
  push(name: string, args: string): void {
    this.#send(`42${this.#socket.nsp.name},["${name}",${args}]`);
  }

  #send(packet: string): void {
    if (!this.#socket.connected || this.#guard?.sendFrame(frameOf(packet)) === true) return;
    // engine.io adds the type, and keeps the order.
    this.#socket.conn.write(packet.slice(1));
  }
}

const REQUEST_ID = /^\d{1,15}$/;

let lastPacket = '';
let lastFrame: Buffer = Buffer.alloc(0);

/** A WebSocket frame with this text. Connections that get the same packet in a row share it. */
function frameOf(packet: string): Buffer {
  if (packet === lastPacket) return lastFrame;
  const length = Buffer.byteLength(packet);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = FINAL_TEXT;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(packet, header);
  lastPacket = packet;
  lastFrame = frame;
  return frame;
}

const FINAL_TEXT = 0x81;

/** Null if it is no JSON: socket.io then closes the connection. */
function parsed(json: string): unknown[] | null {
  try {
    return JSON.parse(json) as unknown[];
  } catch {
    return null;
  }
}

import { Decoder, Encoder, PacketType, type Packet } from 'socket.io-parser';

/** A value whose JSON exists already, such as an update that several connections get. */
export class Encoded {
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/**
 * socket.io's encoder, which does not encode an `Encoded` again. The bytes on the wire are the
 * same.
 *
 * This depends on socket.io's packet format. `JSON.rawJSON` can replace it once every supported
 * Node version has it.
 */
class PreEncodingEncoder extends Encoder {
  override encode(packet: Packet): unknown[] {
    const data: unknown = packet.data;
    const isOurs = (packet.type === PacketType.EVENT || packet.type === PacketType.ACK) && Array.isArray(data);
    if (!isOurs || !data.some((each) => each instanceof Encoded)) return super.encode(packet);
    const namespace = packet.nsp === '/' ? '' : `${packet.nsp},`;
    const parts = data.map((each: unknown) => (each instanceof Encoded ? each.json : JSON.stringify(each)));
    return [`${packet.type}${namespace}${packet.id ?? ''}[${parts.join(',')}]`];
  }
}

/** socket.io's `parser` option. */
export const preEncodedParser = { Encoder: PreEncodingEncoder, Decoder };

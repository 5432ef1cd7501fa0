/**
 * Replaces engine.io's WebTransport transport, which our server does not offer. It is unnecessary
 * once socket.io-client no longer imports all transports of engine.io-client, whose `transports`
 * option accepts classes.
 */
export const WT = undefined;

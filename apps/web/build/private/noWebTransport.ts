/**
 * Replaces engine.io's transport over WebTransport, which our server does not offer.
 * socket.io-client imports all transports of engine.io-client. If it took their classes alone
 * (engine.io-client's `transports` option does), this could go.
 */
export const WT = undefined;

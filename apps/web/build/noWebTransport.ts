/** Instead of engine.io's transport over WebTransport, which our server does not offer, so that no page carries it. */
export const WT = undefined;

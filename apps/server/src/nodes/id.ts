import { randomToken } from '../secrets.ts';

const ID_BYTES = 6;

/** Names one start of a server, to the others and in logs. */
export const newNodeId = (): string => randomToken(ID_BYTES);

import { randomToken } from '../secrets.ts';

const ID_BYTES = 6;

/** Identifies one run of a server, for other servers and in logs. */
export const newNodeId = (): string => randomToken(ID_BYTES);

// The image's health check: succeeds if the server with the same environment is alive.
import { localAddress, readConfig } from './config.ts';

const { host, port } = readConfig(process.env);
const { ok } = await fetch(`${localAddress(host, port)}/healthz`);
process.exitCode = ok ? 0 : 1;

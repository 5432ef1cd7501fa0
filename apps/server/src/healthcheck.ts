// The image's health check: ends well if the server that has this very environment lives.
import { localAddress, readConfig } from './config.ts';

const { host, port } = readConfig(process.env);
const { ok } = await fetch(`${localAddress(host, port)}/healthz`);
process.exitCode = ok ? 0 : 1;

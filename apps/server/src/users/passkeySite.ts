import { isIP } from 'node:net';

/** The site to which browsers bind passkeys. */
export interface PasskeySite {
  /** Its host name, the relying party's id. */
  id: string;
  origin: string;
}

/**
 * The site of the server's public address. Null if browsers have no passkeys there: without an
 * address, without TLS, or with an IP address instead of a host name.
 */
export function passkeySite(publicUrl: URL | undefined): PasskeySite | null {
  if (publicUrl === undefined) return null;
  const { protocol, hostname, origin } = publicUrl;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = isIP(hostname) !== 0 || hostname.startsWith('[');
  return (protocol === 'https:' || isLocal) && !isAddress ? { id: hostname, origin } : null;
}

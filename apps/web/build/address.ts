/**
 * Instead of engine.io's own reader of addresses, which goes without `URL` for browsers that have none: what it and socket.io ask of one.
 *
 * @throws TypeError when it is no whole address
 */
export function parse(address: string) {
  const { protocol, hostname, port, pathname, search, searchParams } = new URL(address);
  return {
    source: address,
    protocol: protocol.slice(0, -1),
    // Without the brackets of IPv6.
    host: hostname.replaceAll(/[[\]]/g, ''),
    port,
    path: pathname,
    query: search.slice(1),
    queryKey: Object.fromEntries(searchParams),
  };
}

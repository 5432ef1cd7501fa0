/**
 * Replaces engine.io-client's URL parser, which avoids `URL` for old browsers. It returns the parts
 * that engine.io-client and socket.io-client read. There is no option for this: engine.io-client
 * would have to use `URL` itself.
 *
 * @throws TypeError if `address` is not an absolute URL
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

import type { IncomingMessage, Server } from 'node:http';

/**
 * Accepts every request with or without the base path in front, since some proxies strip it and
 * others do not. Call it after all other listeners of the server are attached: it must see requests
 * and upgrades first.
 */
export function acceptBasePath(server: Server, basePath: string): void {
  if (basePath === '') return;
  const strip = (request: IncomingMessage) => {
    request.url = withoutBasePath(request.url ?? '/', basePath);
  };
  server.prependListener('request', strip);
  server.prependListener('upgrade', strip);
}

/** The URL as it would be at the root of a host: `/games/t/1?x` under `/games` is `/t/1?x`. */
export function withoutBasePath(url: string, basePath: string): string {
  if (!url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '') return '/';
  if (rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

import type { HookKind } from '@sobremesa/protocol';

/** What listens at this address, as far as the address tells; null when it may be anything. */
export function hookKindOf(address: string): HookKind | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  if (/(^|\.)discord(app)?\.com$/.test(hostname) && pathname.includes('/webhooks/')) return 'discord';
  if (/^hooks\.slack(-gov)?\.com$/.test(hostname)) return 'slack';
  if (hostname.startsWith('ntfy.')) return 'ntfy';
  return /^(hookshot|matrix)\./.test(hostname) ? 'matrix' : null;
}

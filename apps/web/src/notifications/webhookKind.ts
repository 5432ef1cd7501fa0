import type { WebhookKind } from '@sobremesa/protocol';

/** The kind of webhook, if its address reveals it; null otherwise. */
export function webhookKindOf(address: string): WebhookKind | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  if (/(^|\.)discord(app)?\.com$/.test(hostname) && pathname.includes('/webhooks/')) return 'discord';
  if (/^hooks\.slack(-gov)?\.com$/.test(hostname)) return 'slack';
  if (hostname.startsWith('ntfy.')) return 'ntfy';
  return /^(hookshot|matrix)\./.test(hostname) ? 'matrix' : null;
}

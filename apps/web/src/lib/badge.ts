/**
 * The number on the icon of the installed app: so many tables wait for the reader. Where there is
 * no such thing, nothing happens.
 */
export function setBadge(count: number): void {
  const device = navigator as Partial<Navigator>;
  const set = count === 0 ? device.clearAppBadge?.() : device.setAppBadge?.(count);
  // A browser may know it and not allow it.
  set?.catch(() => undefined);
}

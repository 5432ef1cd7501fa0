/**
 * Sets the number on the installed app's icon: the tables that wait for the reader. Does nothing
 * without support.
 */
export function setBadge(count: number): void {
  const device = navigator as Partial<Navigator>;
  const set = count === 0 ? device.clearAppBadge?.() : device.setAppBadge?.(count);
  // A browser may have the function and reject the call.
  set?.catch(() => undefined);
}

/**
 * Sets the number on the installed app's icon: the number of tables that wait for the reader. Does
 * nothing where unsupported.
 */
export function setBadge(count: number): void {
  const device = navigator as Partial<Navigator>;
  const set = count === 0 ? device.clearAppBadge?.() : device.setAppBadge?.(count);
  // A browser may support the function and still reject the call.
  set?.catch(() => undefined);
}

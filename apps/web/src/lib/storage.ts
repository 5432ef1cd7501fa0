/**
 * What this device remembers. A browser that forbids storage (private windows of some) gets a page
 * that forgets when it is closed, and works otherwise.
 */
const forgetful = new Map<string, string>();

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return forgetful.get(key) ?? null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    forgetful.set(key, value);
  }
}

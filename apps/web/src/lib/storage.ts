/**
 * Replaces the browser's storage where it is forbidden, as in some private windows. The page then
 * works, but forgets everything when it is closed.
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

export function forget(key: string): void {
  forgetful.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser stores nothing.
  }
}

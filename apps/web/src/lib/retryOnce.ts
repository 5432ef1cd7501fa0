/** Long enough for most short connection failures to end. */
const PAUSE_MS = 1500;

/** Calls `load`, and calls it once more after a pause if it fails. */
export async function retryOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}

/** Before what could not be loaded is asked for once more: a blink of the connection is over by then. */
const PAUSE_MS = 1500;

/** Loads something, by a second try if the first one fails. */
export async function twice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}

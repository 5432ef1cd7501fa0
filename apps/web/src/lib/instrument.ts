let context: AudioContext | null = null;

/**
 * Browsers let a page sound only after somebody has touched it: the first touch makes the
 * instrument.
 */
export function readyForSound(): void {
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { once: true, passive: true });
}

function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** What sounds are made on; null before anybody has touched the page. */
export const instrument = (): AudioContext | null => context;

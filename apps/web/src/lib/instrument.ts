let context: AudioContext | null = null;

/**
 * Browsers allow sound only after a user gesture, so the first gesture creates the audio context.
 */
export function readyForSound(): void {
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, wake, { once: true, passive: true });
}

function wake(): void {
  context ??= new AudioContext();
  void context.resume();
}

/** The audio context for sounds; null before the first gesture on the page. */
export const instrument = (): AudioContext | null => context;

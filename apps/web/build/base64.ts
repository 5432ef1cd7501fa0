/** Instead of engine.io's own way to read bytes that were polled, which is for browsers without `atob`. */
export function decode(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer;
}

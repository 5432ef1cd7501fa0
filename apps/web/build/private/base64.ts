/**
 * Replaces engine.io-parser's decoder of base64, which is written for browsers without `atob`.
 * There is no option for this: engine.io-parser would have to use `atob` itself, or
 * `Uint8Array.fromBase64`.
 */
export function decode(base64: string): ArrayBuffer {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer;
}

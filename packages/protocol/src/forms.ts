import { limits } from './limits.ts';

// What a page asks of a text before anything is sent. Without schemas, whose library is a tenth of a page's code.

export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{11}$/.test(text);
}

export function isHandoverToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/**
 * A person's name as others see it: trimmed, one line, without control or direction characters.
 *
 * @returns null if what was typed is no such name
 */
export function nameFrom(typed: string): string | null {
  const name = typed.trim();
  // C, Zl and Zp would break the line or its direction.
  if (name.length > limits.nameLength || !/^[^\p{C}\p{Zl}\p{Zp}]+$/u.test(name)) return null;
  return name.normalize('NFC').replace(/\s+/g, ' ');
}

// What a page asks of a text before anything is sent. Without schemas, whose library is a tenth of a page's code.

export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{11}$/.test(text);
}

export function isHandoverToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

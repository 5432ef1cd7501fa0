// What a page asks of a text before anything is sent. Without schemas, whose library is a tenth of a page's code.

export function isTableId(text: string): boolean {
  return /^[A-Za-z0-9_-]{11}$/.test(text);
}

export function isHandoverToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text);
}

/** The one address of e-mail in what was typed; null when it is none, or more than a mail server may be given. */
export function mailAddressFrom(typed: string): string | null {
  const address = typed.trim();
  const isOne = address.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(address);
  return isOne ? address : null;
}

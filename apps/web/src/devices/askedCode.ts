/** A code that this page requested. The code is valid only together with the request. */
export interface AskedCode {
  address: string;
  request: string;
  /** Milliseconds since 1970. */
  until: number;
}

const KEY = 'sobremesa.code';
/** How long a code is valid, in milliseconds. */
const VALID_MS = 15 * 60_000;

/**
 * The request of this tab, stored because a phone may unload the page while its reader opens the
 * e-mail.
 */
export function askedCode(): AskedCode | null {
  try {
    const asked = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as AskedCode | null;
    return asked !== null && asked.until > Date.now() ? asked : null;
  } catch {
    return null;
  }
}

export function keepAskedCode(address: string, request: string): AskedCode {
  const asked = { address, request, until: Date.now() + VALID_MS };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(asked));
  } catch {
    // Storage may be forbidden. Then the code works until the page is closed.
  }
  return asked;
}

export function forgetAskedCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}

import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { CreatedPasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from '@sobremesa/protocol';

/**
 * Why the browser has no answer. cancelled: its reader has closed the question, or there is no
 * passkey. known: the reader has a passkey in this authenticator. unable: any other reason.
 */
export type PasskeyFailure = 'cancelled' | 'known' | 'unable';

/** Lets the browser create a passkey. */
export async function createPasskey(options: PasskeyCreation): Promise<CreatedPasskey | PasskeyFailure> {
  const created = await orFailure(startRegistration({ optionsJSON: options }));
  if (typeof created === 'string') return created;
  const { clientDataJSON, attestationObject } = created.response;
  return { id: created.id, clientDataJSON, attestationObject };
}

/** Lets the browser's reader choose a passkey. */
export async function choosePasskey(options: PasskeyRequest): Promise<UsedPasskey | PasskeyFailure> {
  const used = await orFailure(startAuthentication({ optionsJSON: options }));
  if (typeof used === 'string') return used;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response;
  return userHandle === undefined ? 'unable' : { id: used.id, clientDataJSON, authenticatorData, signature, userHandle };
}

async function orFailure<T>(asking: Promise<T>): Promise<T | PasskeyFailure> {
  try {
    return await asking;
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
    return name === 'InvalidStateError' ? 'known' : 'unable';
  }
}

import type { CreatedPasskey, UsedPasskey } from '@sobremesa/protocol';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';
import type { PasskeyRecord } from '../storage/storage.ts';
import type { PasskeySite } from './passkeySite.ts';

/** The signature algorithms that the server accepts, the preferred one first. */
export const algorithms: number[] = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** Every answer of a browser has these. */
const credential = { type: 'public-key', clientExtensionResults: {} } as const;

/** The stored parts of a new passkey. @throws Error with the reason if the answer is not valid */
export async function verifyCreated(
  { id, ...response }: CreatedPasskey,
  challenge: string,
  site: PasskeySite,
): Promise<Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter'>> {
  refuseCertificates(response.attestationObject);
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, id, rawId: id, response },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  });
  if (registrationInfo === undefined) throw new Error('the attestation is not valid');
  const { credential: created } = registrationInfo;
  if (created.id !== id) throw new Error('the attestation is for another credential');
  return { id, publicKey: created.publicKey, counter: created.counter };
}

/**
 * The new signature counter of a passkey.
 *
 * @throws Error with the reason if the answer is not valid, or if the counter has not grown
 */
export async function verifyUsed(
  { id, ...response }: UsedPasskey,
  { publicKey, counter }: PasskeyRecord,
  challenge: string,
  site: PasskeySite,
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...credential, id, rawId: id, response },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    credential: { id, publicKey: new Uint8Array(publicKey), counter },
    requireUserVerification: false,
  });
  if (!verified) throw new Error('the signature is wrong');
  return authenticationInfo.newCounter;
}

/**
 * We ask for no attestation. The library would check certificates of one, and load the revocation
 * lists that they name: requests from this server to any address.
 */
function refuseCertificates(attestationObject: string): void {
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const [format, statement] = [attestation.get('fmt'), attestation.get('attStmt')];
  const isSelfSigned = format === 'packed' && statement.get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error(`the attestation has the format ${format}`);
}

import type { CreatedPasskey, UsedPasskey } from '@sobremesa/protocol';
import type { PasskeyRecord } from '../storage/storage.ts';
import type { PasskeySite } from './passkeySite.ts';

/** COSE's numbers of the signature algorithms that the server accepts: EdDSA, ES256, RS256. */
export const algorithms: number[] = [-8, -7, -257];

// Their parsers of certificates take long to load, so a server does it for the first passkey.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Every answer of a browser has these. */
const credential = { type: 'public-key', clientExtensionResults: {} } as const;

/** The stored parts of a new passkey. @throws Error with the reason if the answer is not valid */
export async function verifyCreated(
  { id, ...response }: CreatedPasskey,
  challenge: string,
  site: PasskeySite,
): Promise<Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter'>> {
  await refuseCertificates(response.attestationObject);
  const { verifyRegistrationResponse } = await library();
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
  const { verifyAuthenticationResponse } = await library();
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
async function refuseCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await helpers();
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const [format, statement] = [attestation.get('fmt'), attestation.get('attStmt')];
  const isSelfSigned = format === 'packed' && statement.get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error(`the attestation has the format ${format}`);
}

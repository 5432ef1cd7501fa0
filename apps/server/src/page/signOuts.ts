import type { AddedDevice } from '@sobremesa/protocol';
import type { Tables } from '../tables/index.ts';
import type { Sessions } from './session.ts';

/** Number of signed-out devices to remember. */
const MOST = 1000;

/** Ends the connections of devices that are signed out, and notifies the others of new devices. */
export class SignOuts {
  readonly #sessions: Sessions;
  /** A device may be signed out while the server checks its key. */
  readonly #recent = new Set<string>();

  constructor(sessions: Sessions, { devices }: Tables) {
    this.#sessions = sessions;
    devices.subscribe({
      signedOut: (device, person) => this.#signedOut(device, person),
      added: (person, device) => this.#added(person, device),
      passkeyDropped: (person, passkey) => this.#passkeyDropped(person, passkey),
      connected: () => [...sessions].flatMap(({ device }) => device ?? []),
    });
  }

  includes(device: string): boolean {
    return this.#recent.has(device);
  }

  #signedOut(device: string, person?: string): void {
    const [oldest] = this.#recent;
    if (this.#recent.size >= MOST && oldest !== undefined) this.#recent.delete(oldest);
    this.#recent.add(device);
    for (const session of this.#sessions) {
      if (session.device === device) session.signOut();
      else if (person !== undefined && session.person?.id === person) session.tellGone(device);
    }
  }

  #added(person: string, device: AddedDevice): void {
    for (const session of this.#sessions) {
      if (session.person?.id === person && session.device !== (device.createdBy ?? device.id)) session.tellAdded([device]);
    }
  }

  #passkeyDropped(person: string, passkey: string): void {
    for (const session of this.#sessions) if (session.person?.id === person) session.tellGone(passkey);
  }
}

import { Adapter } from 'socket.io-adapter';

const noRooms: ReadonlySet<string> = new Set();

/**
 * socket.io's adapter without rooms, which nobody here uses. Its own one keeps a room and two sets
 * for each socket.
 */
export class WithoutRooms extends Adapter {
  override addAll(id: string): void {
    this.sids.set(id, noRooms as Set<string>);
  }

  override del(): void {
    // There is no room to leave.
  }

  override delAll(id: string): void {
    this.sids.delete(id);
  }
}

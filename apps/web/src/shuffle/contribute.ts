import type { Connection, TableStore } from '@sobremesa/client';
import type { KeptShuffle } from '@sobremesa/match/document';
import type { ShuffleView, TableView } from '@sobremesa/protocol';
import { randomHex } from '../lib/hex.ts';
import { commitmentTo } from './commitment.ts';
import { keepAt, keptAt } from './kept.ts';

const CONTRIBUTION_BYTES = 32;

/**
 * Takes part in the shuffle of a table for the device: stores the server's commitment, commits to a
 * contribution once the person has a seat, and reveals it when the list of commitments is final.
 *
 * @returns a function that stops it
 */
export function watchShuffle(
  connection: Pick<Connection, 'request'>,
  table: string,
  store: Pick<TableStore, 'getState' | 'subscribe'>,
): () => void {
  // A device commits once per draw and visit, so that two devices do not replace each other
  // forever.
  const committed = new Set<string>();
  const revealed = new Set<string>();

  async function commit(view: TableView, shuffle: ShuffleView, kept: KeptShuffle): Promise<void> {
    const seat = view.you === null ? undefined : shuffle.seats[view.you];
    if (view.you === null || committed.has(shuffle.draw)) return;
    committed.add(shuffle.draw);
    const made = kept.own ?? (await newContribution(shuffle));
    // This or another tab may have stored something else meanwhile.
    const now = keptAt(table);
    if (now === null || !isSame(now, shuffle)) return;
    const own = now.own ?? made;
    keepAt(table, { ...now, own });
    if (seat?.commitment === own.commitment) return;
    void connection.request('table:contribute', { table, draw: shuffle.draw, commitment: own.commitment });
  }

  async function reveal(shuffle: ShuffleView, kept: KeptShuffle): Promise<void> {
    const list = listOf(shuffle);
    const first = kept.list ?? list;
    keepAt(table, { ...kept, list: first });
    const { own } = kept;
    if (own === null || revealed.has(shuffle.draw)) return;
    // With another list the server would know contributions before the list is final.
    if (!list.includes(own.commitment) || JSON.stringify(list) !== JSON.stringify(first)) return;
    revealed.add(shuffle.draw);
    const answer = await connection.request('table:reveal', { table, draw: shuffle.draw, contribution: own.contribution });
    // A new draw may have begun meanwhile.
    const now = keptAt(table);
    if (answer.ok && now !== null && isSame(now, shuffle)) keepAt(table, { ...now, own: { ...own, confirmed: true } });
  }

  function follow(): void {
    const { view } = store.getState();
    const shuffle = view?.shuffle;
    if (view === null || shuffle === undefined) return;
    const before = keptAt(table);
    if (shuffle.phase === 'gathering') {
      const kept = before !== null && !mayReplace(before, shuffle) ? before : noted(shuffle);
      if (kept !== before) keepAt(table, kept);
      // Without a contribution the match starts as well.
      if (isSame(kept, shuffle)) commit(view, shuffle, kept).catch(() => undefined);
    } else if (shuffle.phase === 'revealing' && before !== null && isSame(before, shuffle)) {
      void reveal(shuffle, before);
    }
  }

  follow();
  return store.subscribe(({ view }, { view: before }) => {
    if (view !== before) follow();
  });
}

async function newContribution(shuffle: ShuffleView): Promise<NonNullable<KeptShuffle['own']>> {
  const contribution = randomHex(CONTRIBUTION_BYTES);
  return { commitment: await commitmentTo(shuffle, contribution), contribution, confirmed: false };
}

/**
 * Whether a server may replace the draw that this device has stored: it must not redraw without a
 * trace once it knows a contribution.
 */
function mayReplace(kept: KeptShuffle, { draw, round }: ShuffleView): boolean {
  return draw !== kept.draw && (round > kept.round || kept.list === null);
}

function noted({ draw, round, commitment }: ShuffleView): KeptShuffle {
  return { draw, round, commitment, list: null, own: null };
}

function isSame(kept: KeptShuffle, { draw, round, commitment }: ShuffleView): boolean {
  return kept.draw === draw && kept.round === round && kept.commitment === commitment;
}

function listOf({ seats }: ShuffleView): (string | null)[] {
  return seats.map((seat) => seat?.commitment ?? null);
}

import { noTable, type Connection } from '@sobremesa/client';
import { botNames, visibleDefaults, type TableView } from '@sobremesa/protocol';
import { OpenTable } from '../table/playback/openTable.ts';
import { caughtUp } from '../table/playback/playback.ts';
import { shownTable } from '../table/playback/shownTable.ts';
import type { ReplayHead, Seen } from './host/model.ts';

/** A whole match in the view of a seat; null: of a spectator. */
export interface SeenFrom extends Seen {
  seat: number | null;
}

/** The table around the match at a version, as a seat or, with null, a spectator sees it. */
export type ViewAt = (seat: number | null, at: number) => TableView;

/**
 * A past match in place of an open table: the boards and the texts around them show it like any
 * other. It never connects.
 */
export class ReplayTable extends OpenTable {
  readonly #viewAt: ViewAt;
  #last: { seen: SeenFrom; at: number } | null = null;

  /** @param connection never used */
  constructor(connection: Connection, viewAt: ViewAt) {
    super(connection, 'replay');
    this.#viewAt = viewAt;
  }

  /**
   * Shows the match at a version. The board moves its pieces on the way to the next version only.
   */
  show(seen: SeenFrom, at: number): void {
    const last = this.#last;
    if (last?.seen === seen && last.at === at) return;
    const moment = seen.moments[at];
    if (moment === undefined) throw new RangeError(`the match has no version ${at}`);
    const isStep = last?.seen === seen && last.at === at - 1;
    this.#last = { seen, at };
    const playerID = seen.seat === null ? null : String(seen.seat);
    const { state, fresh, line } = moment;
    const match = { version: at, playerID, state, fresh: isStep ? fresh : [], windowUntil: null };
    const view = this.#viewAt(seen.seat, at);
    const newest = { ...noTable, view, match, log: seen.log.slice(0, line + 1), moreLog: false, moreChat: false };
    this.store.setState({ newest, playback: caughtUp, shown: shownTable(newest, caughtUp, null, null) });
  }

  /** The replay has its own steps. */
  override skip(): void {}
  override catchUp(): void {}
}

/**
 * The table of a finished match. It is the same object for the same table: a new one renders all.
 */
export function viewsOf(head: ReplayHead): ViewAt {
  const views: TableView[] = [];
  return (you, at) => {
    const isOver = at === head.length;
    const known = views.find((view) => view.you === you && (view.status === 'finished') === isOver);
    if (known !== undefined) return known;
    const view = viewOf(head, you, isOver);
    views.push(view);
    return view;
  };
}

/** The names on the seats; a seat may have none. */
export function namesOf({ seats }: ReplayHead, unnamed: (seat: number) => string): string[] {
  return seats.map(({ name, bot }, seat) => (bot === null ? (name ?? unnamed(seat)) : botNames[bot.character]));
}

function viewOf(head: ReplayHead, you: number | null, isOver: boolean): TableView {
  const names = namesOf(head, (seat) => String(seat + 1));
  const seat = { state: 'taken', present: true, standIn: null, host: false } as const;
  return {
    id: 'replay',
    game: head.game,
    status: isOver ? 'finished' : 'running',
    seats: head.seats.map(({ bot }, number) => ({ ...seat, seat: number, name: names[number] ?? '', bot })),
    ...visibleDefaults,
    options: head.options,
    listed: false,
    watchable: false,
    clock: null,
    watchers: 0,
    createdAt: head.startedAt,
    you,
    group: null,
    speaker: null,
    namedWatchers: [],
    muted: [],
    barred: [],
    vote: null,
    paused: false,
    wish: null,
    rematch: null,
    minPlayers: 1,
    ...(isOver && head.ending === 'agreement' && { ended: true }),
  };
}

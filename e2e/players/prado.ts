import type { Locator } from '@playwright/test';
import { Keyboard } from './input.ts';
import { labelsOf, Player } from './player.ts';
import { ANYTHING, oneOf, saying } from './words.ts';

/** Decisions of a player, by the prompt's key. */
export type Stage = 'missions' | 'lay' | 'visit' | 'photography' | 'discard' | 'block' | 'blockNot' | 'pile' | 'hang';

interface Asked {
  stage: Stage;
  /** Number of actions or cards, if the prompt has one. */
  count: number;
}

/** Highest number of actions or cards in recognised prompts. */
const MOST = 12;
const ROOMS = [1, 2, 3, 4, 5];
const MOST_VISITORS = 5;
const SPACES = 3;
/** Separators in a list of names. */
const LIST = /, | and | y | e /;
/** Maximum number of cards per turn, to keep matches short. */
const CARDS_A_TURN = 1;
/** Time within which this player or another one must have answered, in milliseconds. */
const ANSWER_MS = 3000;
const ANSWER_TRIES = 5;

type ActionType = 'move' | 'help' | 'change';

interface Wish {
  type: ActionType;
  /** The target, and whether the player is there already. */
  room: number;
  here: boolean;
}

/** A room as described by its accessible name. */
interface RoomSeen {
  room: number;
  visitors: number;
  /** The queue before the painting, as listed; empty when there is none. */
  queue: string;
}

/**
 * Plays Prado: goes where few visitors are, sends these away, and overtakes others to get a photo.
 */
export class PradoPlayer extends Player<Asked> {
  #blocks = true;
  #played = 0;

  /** Always or never blocks from now on. */
  block(always: boolean): this {
    this.#blocks = always;
    return this;
  }

  get tray(): Locator {
    return this.board.locator('[data-tray]');
  }

  get hand(): Locator {
    return this.tray.getByRole('list', { name: this.words.game('tray.hand') });
  }

  /** The player's own missions; on a phone only while they are open. */
  get missions(): Locator {
    const names = ['mission.own', 'mission.solo'].map((key) => this.words.game(key));
    return this.board.getByRole('region', { name: oneOf(names) }).getByRole('listitem');
  }

  /** Opens or closes the own missions on a phone. */
  async turnMissions(): Promise<void> {
    await this.input.press(this.#inTray('tray.mine'));
  }

  /** The announced action, while it may be blocked. */
  get announced(): Locator {
    return this.tray.getByRole('region', { name: this.words.game('window.label') });
  }

  /** The summaries of all players' points, photos and cards. */
  async summaries(): Promise<string[]> {
    return labelsOf(this.board.getByRole('list', { name: this.words.game('players.label') }).getByRole('button'));
  }

  /** The cards in hand, by their accessible names. */
  async cards(): Promise<string[]> {
    return labelsOf(this.hand.getByRole('button'));
  }

  protected override prompts(): readonly { asked: Asked; says: RegExp }[] {
    const stage = (name: Stage, counts: number) =>
      Array.from({ length: counts }, (_, i) => {
        const values = { you: 'yes', player: this.name, by: ANYTHING, room: ANYTHING, slot: ANYTHING, count: i + 1, max: i + 1 };
        return { asked: { stage: name, count: i + 1 }, says: oneOf([this.words.game(`prompt.${name}`, values)]) };
      });
    return [
      ...stage('missions', 1),
      ...stage('lay', 2),
      ...stage('visit', 1),
      ...stage('photography', 4),
      ...stage('discard', MOST),
      ...stage('block', 1),
      ...stage('blockNot', 1),
      ...stage('pile', 1),
      ...stage('hang', 1),
    ];
  }

  protected override handle({ stage }: Asked): Locator {
    switch (stage) {
      case 'missions':
      case 'pile':
      case 'hang':
        return this.#options;
      case 'lay':
        return this.#inTray('tray.layNone');
      case 'discard':
        return this.#inTray('tray.discard');
      case 'block':
        return this.#inTray('window.pass');
      case 'blockNot':
        // With a limit, the server answers.
        return this.tray.getByRole('region', { name: this.words.game('window.label') });
      case 'visit':
      case 'photography':
        return this.#action.getByRole('button');
    }
  }

  protected override isShared({ stage }: Asked): boolean {
    return stage === 'missions';
  }

  /**
   * Answers and laid cards are not logged, and the end of a turn only if no card must be discarded.
   */
  protected override isLogged({ stage }: Asked): boolean {
    return !['block', 'blockNot', 'lay', 'photography'].includes(stage);
  }

  protected override async answer({ stage, count }: Asked): Promise<void> {
    if (stage !== 'visit') this.#played = 0;
    switch (stage) {
      case 'missions':
        return this.#keepMissions();
      case 'lay':
        return this.#lay(count);
      case 'visit':
        return this.#visit();
      case 'photography':
        return this.#photograph();
      case 'discard':
        return this.#discard(count);
      case 'block':
        return this.#react(this.#blocks);
      case 'blockNot':
        return this.#react(false);
      case 'pile':
        return this.#choosePile();
      case 'hang':
        return this.#hang();
    }
  }

  async #keepMissions(): Promise<void> {
    const dealt = await this.#options.all();
    for (const mission of this.shuffled(dealt).slice(0, 2)) await this.input.press(mission);
    await this.input.press(this.#inTray('tray.keep'));
  }

  async #lay(most: number): Promise<void> {
    const isFree = await this.#inTray('tray.layNone').isEnabled();
    const count = isFree ? this.pick([0, 1, most]) : most;
    await this.#chooseCards(count);
    await this.input.press(this.#inTray(count === 0 ? 'tray.layNone' : 'tray.lay'));
  }

  async #discard(count: number): Promise<void> {
    await this.#chooseCards(count);
    await this.input.press(this.#inTray('tray.discard'));
  }

  /** Selects cards in hand, from the last one, so that the others keep their places. */
  async #chooseCards(count: number): Promise<void> {
    const cards = await this.hand.getByRole('button').all();
    for (const card of cards.slice(cards.length - count)) await this.input.press(card, { group: this.hand });
  }

  async #visit(): Promise<void> {
    const wish = this.#played >= CARDS_A_TURN ? null : await this.#wish();
    const card = wish === null ? -1 : (await this.cards()).indexOf(this.words.game(`cards.${wish.type}`));
    if (wish === null || card === -1) return this.input.press(this.#inTray('tray.endVisit'));
    this.#played += 1;
    if (!(await this.#beginInRoom(wish))) {
      await this.input.press(this.hand.getByRole('button').nth(card), { group: this.hand });
      await this.#chooseTarget(wish);
    }
    await this.input.press(this.#inTray('tray.do.playCard'));
  }

  async #photograph(): Promise<void> {
    const wish = await this.#wish();
    if (wish === null) return this.input.press(this.#inTray('tray.endTurn'));
    if (!(await this.#beginInRoom(wish))) {
      await this.input.press(this.#inTray(`action.short.${wish.type}`));
      await this.#chooseTarget(wish);
    }
    await this.input.press(this.#inTray('tray.do.act'));
  }

  /** On a phone, begins the action in the room's own panel. @returns whether it did */
  async #beginInRoom({ type, room, here }: Wish): Promise<boolean> {
    if (!this.touches || type === 'change') return false;
    const { game } = this.words;
    await this.input.press(this.#museum.getByRole('button', { name: saying(`${game('museum.room', { room })}.`) }));
    const looked = this.tray.getByRole('region', { name: game('museum.room', { room }) });
    const name = game(type === 'help' ? 'action.short.help' : here ? 'tray.closerShort' : 'tray.goHere');
    await this.input.press(looked.getByRole('button', { name, exact: true }));
    return true;
  }

  /**
   * Chooses the target of the action, if it is open: by number with the keyboard, otherwise in the
   * tray.
   */
  async #chooseTarget({ type, room, here }: Wish): Promise<void> {
    if (type === 'help') return;
    const { game } = this.words;
    const group = this.tray.getByRole('group', { name: game(`tray.where.${type}`) });
    const targets = group.getByRole('button', { disabled: false });
    if (type === 'change') return this.input.press(this.pick(await targets.all()));
    if (this.input instanceof Keyboard) return this.input.key(String(room));
    const name = here ? game('tray.closer', { room }) : game('museum.room', { room });
    await this.input.press(group.getByRole('button', { name, exact: true }));
  }

  /** Answers whether to block an action, unless another player was quicker or the time is over. */
  async #react(block: boolean): Promise<void> {
    const button = this.#inTray(block ? 'window.block' : 'window.pass');
    for (let tries = 0; tries < ANSWER_TRIES && (await button.isVisible()); tries++) {
      try {
        return await this.input.press(button, { timeout: ANSWER_MS });
      } catch (error) {
        if (tries === ANSWER_TRIES - 1) throw error;
      }
    }
  }

  async #choosePile(): Promise<void> {
    await this.input.press(this.pick(await this.#options.all()));
    const { words } = this;
    const names = [words.game('tray.hang', { room: ANYTHING }), words.game('tray.lookAtPile')];
    await this.input.press(this.tray.getByRole('button', { name: oneOf(names) }));
  }

  async #hang(): Promise<void> {
    await this.input.press(this.pick(await this.#options.all()));
    await this.input.press(this.#inTray(`tray.rest.${this.pick(['top', 'bottom'])}`));
  }

  /** The preferred action: one that leads to a photo, or else closer to one. */
  async #wish(): Promise<Wish | null> {
    const possible = await this.#possibleTypes();
    const rooms = await this.#rooms();
    const here = rooms.find(({ queue }) => queue.includes(this.name));
    if (here === undefined) {
      const [goal] = this.shuffled(rooms).toSorted((a, b) => appeal(b) - appeal(a));
      return goal !== undefined && possible.includes('move') ? { type: 'move', room: goal.room, here: false } : null;
    }
    const useful: ActionType[] = here.visitors > 0 ? ['help', 'change'] : here.queue.startsWith(this.name) ? [] : ['move'];
    const type = useful.find((wanted) => possible.includes(wanted));
    return type === undefined ? null : { type, room: here.room, here: true };
  }

  /** The actions that the tray offers now. */
  async #possibleTypes(): Promise<ActionType[]> {
    const names = await this.#action.getByRole('button', { disabled: false }).allTextContents();
    const types: readonly ActionType[] = ['move', 'help', 'change'];
    return types.filter((type) => names.includes(this.words.game(`action.short.${type}`)));
  }

  /** The open rooms in which this player is, or which have room for them. */
  async #rooms(): Promise<RoomSeen[]> {
    const { game } = this.words;
    const labels = await labelsOf(this.#museum.getByRole('button'));
    const counts = Array.from({ length: MOST_VISITORS + 1 }, (_, count) =>
      game('museum.visitors', { count, max: MOST_VISITORS }),
    );
    const queued = saying(game('museum.queue', { tokens: ANYTHING }));
    return ROOMS.flatMap((room) => {
      const label = labels.find((text) => text.startsWith(`${game('museum.room', { room })}.`)) ?? '';
      const visitors = counts.findIndex((text) => label.includes(text));
      const queue = queued.exec(label)?.[1] ?? '';
      const isFull = queue.split(LIST).length === SPACES && !queue.includes(this.name);
      return visitors === -1 || isFull ? [] : [{ room, visitors, queue }];
    });
  }

  get #museum(): Locator {
    return this.board.getByRole('region', { name: this.words.game('museum.label') });
  }

  /** The options in the tray. */
  get #options(): Locator {
    return this.tray.locator('[data-asks] button[aria-pressed]');
  }

  /** The panel for composing an action. */
  get #action(): Locator {
    return this.tray.getByRole('region', { name: this.words.game('tray.action') });
  }

  #inTray(key: string): Locator {
    return this.tray.getByRole('button', { name: this.words.game(key), exact: true });
  }
}

/** Prefers few visitors, and company: the first in the queue gets the photo sooner. */
function appeal({ visitors, queue }: RoomSeen): number {
  return (queue === '' ? 0 : 1) - visitors;
}

import {
  KeyedRandom,
  isActive,
  type Explain,
  type GameModule,
  type PlayerID,
  type Sentence,
  type ViewCtx,
} from '@sobremesa/games/kit';
import { seedOf, TestMatch } from '@sobremesa/games/kit/testing';
import { expect, it } from 'vitest';
import { createGameText } from '../../src/i18n/gameText.tsx';
import { sourceLanguages } from '../../src/i18n/languages.ts';
import { catalogues } from './catalogues.ts';
import { faultsOf, isOpenEnded } from './faults.ts';

interface Played {
  module: GameModule;
  prompt: (G: never, ctx: ViewCtx, playerID: PlayerID | null) => Sentence;
  /** For games with hints. */
  explain?: Explain<never>;
  seats: readonly number[];
  /** These matches must show more different texts than this. */
  atLeast: number;
}

const names = ['Ana', 'Luis', 'Eva', 'Noé'];
/** Number of earlier moves to ask about at each step. Most of them are illegal by then. */
const PROBES = 3;

/** Plays random matches, and checks all texts that a reader would see. */
export function expectWholeTexts({ module, prompt, explain, seats, atLeast }: Played): void {
  const messages = catalogues.find(([of]) => of === module.game.name)![1];

  it.each(sourceLanguages)('all texts of a match are complete in %s', (language) => {
    const announced = new Set<string>();
    const faults = new Set<string>();
    const hear = (key: string, text: string) => {
      announced.add(key);
      const found = faultsOf(language, text, key);
      if (isOpenEnded(key, text)) found.push('no end');
      for (const fault of found) faults.add(`${key}: ${fault}: ${text}`);
    };

    for (const numPlayers of seats) {
      const match = new TestMatch(module as GameModule<unknown, { events: unknown[] }>, { seed: numPlayers, numPlayers });
      const random = new KeyedRandom({ seed: seedOf(numPlayers), drawn: 0 });
      const sitting = match.players.map((id) => ({ id, name: names[Number(id)] ?? id }));
      const readers = [...match.players, null].map((id) => ({
        id,
        text: createGameText(language, messages[language], sitting, id),
      }));
      const made: { move: string; args: readonly unknown[] }[] = [];
      while (match.ctx.gameover === undefined) {
        for (const { id, text } of readers) {
          for (const event of match.events) {
            const sentence = module.sentence(module.viewEvent(event, id));
            hear(sentence.key, text.sentence(sentence));
          }
          const [view, ctx] = [module.view(match.G, match.ctx, id), module.viewCtx(match.G, match.ctx, id)];
          const asked = prompt(view as never, ctx, id);
          hear(asked.key, text.sentence(asked));
          if (id === null || made.length === 0) continue;
          for (let i = 0; i < PROBES; i++) {
            const { move, args } = made[random.below(made.length)]!;
            const reason = module.why(view, ctx, id, move, args);
            if (reason !== null) hear(`reasons.${reason.key}`, text.reason(reason));
          }
        }
        const player = match.players.find((id) => isActive(match.ctx, id))!;
        const picked = module.pickMove(match.G, match.ctx, player, random)!;
        const { text } = readers.find(({ id }) => id === player)!;
        const hint = explain?.(module.view(match.G, match.ctx, player) as never, match.ctx, player, picked);
        for (const said of hint === undefined ? [] : [hint.what, ...hint.why]) hear(said.key, text.sentence(said));
        match.play(player, picked.move, ...picked.args);
        made.push(picked);
      }
      const [{ text }] = readers as [(typeof readers)[number]];
      for (const { parts } of module.score(match.G, match.ctx))
        for (const { source, values = {} } of parts) hear(source, text.sentence({ key: source, values }));
    }
    expect([...faults]).toEqual([]);
    expect(announced.size).toBeGreaterThan(atLeast);
  });
}

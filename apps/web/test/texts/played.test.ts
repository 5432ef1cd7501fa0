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
import { museum } from '@sobremesa/games/museum';
import { explain as explainMuseum } from '@sobremesa/games/museum/hints';
import { patzcuaro } from '@sobremesa/games/patzcuaro';
import { explain as explainPatzcuaro } from '@sobremesa/games/patzcuaro/hints';
import { prado } from '@sobremesa/games/prado';
import { explain as explainPrado } from '@sobremesa/games/prado/hints';
import { describe, expect, it } from 'vitest';
import { prompt as museumPrompt } from '../../src/games/museum/prompt.ts';
import { prompt as patzcuaroPrompt } from '../../src/games/patzcuaro/prompt.ts';
import { prompt as pradoPrompt } from '../../src/games/prado/prompt.ts';
import { createGameText } from '../../src/i18n/gameText.tsx';
import { sourceLanguages } from '../../src/i18n/languages.ts';
import { catalogues } from './catalogues.ts';
import { faultsOf, isOpenEnded } from './faults.ts';

interface Told {
  name: string;
  module: GameModule;
  prompt: (G: never, ctx: ViewCtx, playerID: PlayerID | null) => Sentence;
  explain: Explain<never>;
  seats: readonly number[];
}

const games: readonly Told[] = [
  { name: 'patzcuaro', module: patzcuaro, prompt: patzcuaroPrompt, explain: explainPatzcuaro, seats: [2, 4] },
  { name: 'prado', module: prado, prompt: pradoPrompt, explain: explainPrado, seats: [1, 2, 3] },
  { name: 'museum', module: museum, prompt: museumPrompt, explain: explainMuseum, seats: [2] },
];

const names = ['Ana', 'Luis', 'Eva', 'Noé'];
/** Moves of earlier moments that are asked about at each step, most of which may not be made now. */
const PROBES = 3;

describe.each(games)('all that a match of $name tells everybody', ({ name, module, prompt, explain, seats }) => {
  const messages = catalogues.find(([of]) => of === name)![1];

  it.each(sourceLanguages)('comes out whole in %s', (language) => {
    const heard = new Set<string>();
    const faults = new Set<string>();
    const hear = (key: string, text: string) => {
      heard.add(key);
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
        const { what, why } = explain(module.view(match.G, match.ctx, player) as never, match.ctx, player, picked);
        for (const said of [what, ...why]) hear(said.key, text.sentence(said));
        match.play(player, picked.move, ...picked.args);
        made.push(picked);
      }
      const [{ text }] = readers as [(typeof readers)[number]];
      for (const { parts } of module.score(match.G, match.ctx))
        for (const { source, values = {} } of parts) hear(source, text.sentence({ key: source, values }));
    }
    expect([...faults]).toEqual([]);
    expect(heard.size).toBeGreaterThan(40);
  });
});

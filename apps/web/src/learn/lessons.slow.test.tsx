import { policies } from '@sobremesa/bots';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sourceLanguages } from '../i18n/languages.ts';
import { LocalMatch } from '../local/host/match.ts';
import { games as all } from '../games/index.ts';
import { loadLesson } from './lessons.ts';
import { isLearnt, progressIn } from './progress.ts';
import type { Awaited } from './script.ts';
import { begin, enter, follow, laidOut, movesIn } from './testing.tsx';

const games = Object.keys(all);
const SENTENCES = 2;
/** Generous: the machine may be busy, and a lesson is long. */
const LONG_MS = 180_000;

beforeEach(laidOut);

const isMove = (awaits: Awaited) => awaits.kind === 'move';

describe.each(games)('the lesson of %s', (game) => {
  it.each(sourceLanguages)('has one or two sentences for each step, in %s', async (language) => {
    const { script, texts } = await loadLesson(game, language);
    expect(Object.keys(texts.steps)).toEqual(script.steps.map(({ id }) => id));
    const long = Object.values({ ...texts.steps, ...texts.not }).filter(
      (text) => (text.match(/[.!?](?=\s|$)/g) ?? []).length > SENTENCES,
    );
    expect(long).toEqual([]);
  });

  it('waits for legal moves, and has a reply to other moves', async () => {
    const { script, texts } = await loadLesson(game, 'en');
    const policy = policies[game]!;
    const match = new LocalMatch(policy, script.deal);
    const others = [...script.moves];
    const choices: string[] = [];
    const illegal: string[] = [];
    for (const { id, awaits } of script.steps) {
      while (others.length > 0 && match.asked.find((player) => player !== '0') === others[0]!.player) {
        const { player, move, args } = others.shift()!;
        if (!match.play(player, move, args).ok) illegal.push(`before ${id}: ${player} ${move}`);
      }
      if (awaits.kind === 'move') {
        const { G, ctx } = match.state;
        const legal = policy.module.legalMoves(policy.module.view(G, ctx, '0'), policy.module.viewCtx(G, ctx, '0'), '0');
        if (legal.length > 1) choices.push(id);
        if (!match.play('0', awaits.move, awaits.args ?? []).ok) illegal.push(`${id}: ${awaits.move}`);
      }
    }
    expect(illegal).toEqual([]);
    expect(others, 'everything that the others do has its place').toEqual([]);
    expect(Object.keys(texts.not)).toEqual(choices);
  });

  // A browser test covers mouse and touch: `e2e/learn.spec.ts`.
  it(
    'can be completed by keyboard',
    async () => {
      const user = userEvent.setup({ delay: null });
      const { script, says, words } = await begin(game);
      for (const [i, step] of script.steps.entries()) {
        await says(step.id);
        await follow(step, (control) => enter(user, control), i === script.steps.length - 1 ? words.playOn : words.next);
      }
      await vi.waitUntil(() => screen.queryByLabelText(words.coach) === null);
      expect(isLearnt(game)).toBe(true);
    },
    LONG_MS,
  );

  it('resumes where the reader left it', async () => {
    const user = userEvent.setup({ delay: null });
    const { script, says, words, unmount } = await begin(game);
    const later = script.steps.findIndex(({ awaits }) => isMove(awaits)) + 1;
    for (const step of script.steps.slice(0, later)) await follow(step, (control) => user.click(control), words.next);
    await says(script.steps[later]!.id);
    unmount();
    const again = await begin(game);
    await again.says(script.steps[later]!.id);
    expect(movesIn(game).filter(({ player }) => player === '0')).toHaveLength(1);
    expect(isLearnt(game)).toBe(false);
  });

  it('shows earlier steps again, even with their moves made, and returns to the current one', async () => {
    const user = userEvent.setup({ delay: null });
    const { script, says, words } = await begin(game);
    const later = script.steps.findIndex(({ awaits }) => isMove(awaits)) + 1;
    expect(screen.queryByRole('button', { name: words.back })).not.toBeInTheDocument();
    for (const step of script.steps.slice(0, later)) await follow(step, (control) => user.click(control), words.next);
    for (const place of [later - 1, later - 2]) {
      await user.click(screen.getByRole('button', { name: words.back }));
      await says(script.steps[place]!.id);
    }
    for (const place of [later - 1, later]) {
      await user.click(screen.getByRole('button', { name: words.next }));
      await says(script.steps[place]!.id);
    }
    expect(progressIn(game)?.step).toBe(script.steps[later]!.id);
  });

  it('restarts when its stored progress cannot be read', async () => {
    const { script } = await loadLesson(game, 'en');
    for (const kept of ['{', '{"step":"nowhere","match":{"rules":0,"moves":[{"player":"0","move":"fly","args":[]}]}}']) {
      localStorage.setItem(`sobremesa.learn.${game}`, kept);
      const { says, unmount } = await begin(game);
      expect(await says(script.steps[0]!.id)).toBeVisible();
      unmount();
    }
  });

  it('can be skipped, and then does not count as learnt', async () => {
    const user = userEvent.setup({ delay: null });
    const { words } = await begin(game);
    await user.click(screen.getByText(words.skip));
    await vi.waitUntil(() => screen.queryByLabelText(words.coach) === null);
    expect(progressIn(game)?.step).toBeNull();
    expect(isLearnt(game)).toBe(false);
  });
});

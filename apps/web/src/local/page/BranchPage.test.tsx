import { FakeServer } from '@sobremesa/client/testing';
import { games, type GameModule } from '@sobremesa/games';
import { movesTo, readDocument, type MatchDocument } from '@sobremesa/match/document';
import { randomMatch, written } from '@sobremesa/match/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderSlowPage } from '../../../test/render.tsx';
import { MoreTexts } from '../../i18n/MoreTexts.tsx';
import { usePreferences } from '../../lib/preferences.ts';
import { hostInTest } from '../client/testing.ts';
import type { Made } from '../host/match.ts';
import { BranchPage } from './BranchPage.tsx';
import { addBranch, branches, branchOf, type Branch } from './branches.ts';
import en from './messages/en.ts';
import { localTexts } from './texts.ts';

const BUSY = { timeout: 20_000 };
const AT = 9;
const user = userEvent.setup();

beforeEach(() => {
  localStorage.clear();
  usePreferences.setState({ playbackSpeed: 'atOnce' });
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
  Element.prototype.scrollIntoView = () => undefined;
});

/** Stores a branch of a random match of Pátzcuaro. */
async function stored(seats: Branch['seats'], rules?: number): Promise<MatchDocument> {
  const document = await written(randomMatch(games['patzcuaro'] as GameModule, 2, 1).finished);
  const read = readDocument(document, games);
  if (!read.ok) throw new Error(read.detail);
  const moves = movesTo(read.replay, AT)!.map(({ seat, move, args }): Made => ({ player: String(seat), move, args }));
  const { options, seed } = document;
  addBranch(
    { id: 'b1', game: 'patzcuaro', of: 'x', table: 'T1', at: AT, seats, you: 0, state: { asked: [] } },
    { options, seed, before: { rules: rules ?? document.rules, moves }, match: null },
  );
  return document;
}

function open(id = 'b1') {
  return renderSlowPage(
    <MoreTexts part="here" texts={localTexts}>
      <BranchPage id={id} hostOf={hostInTest} />
    </MoreTexts>,
    new FakeServer(),
  );
}

const ana = { name: 'Ana', bot: null };
const luis = { name: 'Luis', bot: null };
const tecla = { name: 'Tecla', bot: { character: 'tecla', level: 'easy' } } as const;

it('shows the board at once to two people, and stores who has to move', async () => {
  await stored([ana, luis]);
  await open();
  await vi.waitUntil(() => document.querySelector('[data-board]') !== null, BUSY);
  await waitFor(() => expect(branches()[0]?.state).toMatchObject({ asked: [expect.any(Number)] }), BUSY);
});

it('goes on among bots alone, and stores their moves', async () => {
  await stored([tecla, { ...tecla, name: 'Lupe', bot: { ...tecla.bot, character: 'lupe' } }]);
  await open();
  await waitFor(() => expect(branchOf('b1')?.course.match?.moves.length).toBeGreaterThan(0), BUSY);
  expect(branches()[0]?.state).toEqual({ asked: [] });
});

it('reports that the rules have changed, and can be deleted', async () => {
  await stored([ana, luis], 99);
  const { visited } = await open();
  expect(await screen.findByRole('heading', { name: en.branch.lost }, BUSY)).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.branch.delete }));
  expect(branches()).toEqual([]);
  expect(visited.at(-1)).toBe(`/replay/T1?at=${AT}&seat=0`);
});

it('reports a branch that this device does not have', async () => {
  await open('unknown');
  expect(await screen.findByRole('heading', { name: en.branch.unknown }, BUSY)).toBeVisible();
});

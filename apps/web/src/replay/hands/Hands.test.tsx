import { games, type GameModule } from '@sobremesa/games';
import { randomMatch, written } from '@sobremesa/match/testing';
import { act, render, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { loadHidden } from '../../games/load.ts';
import { createGameText } from '../../i18n/gameText.tsx';
import houseEn from '../../i18n/messages/en.ts';
import type { Hands as SeatViews, Opened } from '../host/model.ts';
import { serve } from '../host/serve.ts';
import en from '../messages/en.ts';
import { startReader } from '../reader.ts';
import { Hands } from './Hands.tsx';

async function opened(module: GameModule) {
  const { finished, versions } = randomMatch(module, 2, 3);
  const answer = serve();
  const { opened } = answer({ open: JSON.stringify(await written(finished)) }) as { opened: Opened };
  if (!opened.ok) throw new Error(opened.detail);
  return { answer, head: opened.head, versions };
}

describe.each(Object.entries(games))('the hands of %s', (game, module) => {
  it('have all cards of each player, each with a picture and a name', async () => {
    const { answer, versions } = await opened(module);
    const { hidden, box, messages } = (await loadHidden(game, 'en'))!;
    const kinds = box(createGameText('en', messages, [], null));
    const known = new Set(kinds.flatMap(({ pieces }) => pieces.map(({ id }) => id)));
    for (const [version, { state }] of versions.entries()) {
      const { hands } = answer({ handsAt: version }) as { hands: SeatViews };
      for (const [seat, view] of hands.entries()) {
        const cards = hidden(view, String(seat));
        expect(cards.filter((id) => !known.has(id))).toEqual([]);
        const { players } = state.G as { players: { hand: unknown[] }[] };
        expect(cards.slice(0, players[seat]!.hand.length)).toEqual(players[seat]!.hand);
      }
    }
  });
});

it('the panel shows them beside each name', async () => {
  const { answer, head, versions } = await opened(games['patzcuaro'] as GameModule);
  const reader = startReader((hear) => ({
    tell: (message) => void Promise.resolve().then(() => hear(answer(message))),
    end: () => undefined,
  }));
  await act(async () =>
    render(
      <IntlProvider locale="en" messages={{ ...houseEn, replay: en } as never} timeZone="UTC">
        <Suspense>
          <Hands source={{ reader, head, table: undefined, group: null }} names={['Ana', 'Luis']} at={5} />
        </Suspense>
      </IntlProvider>,
    ),
  );
  const ana = await screen.findByRole('region', { name: 'Hidden cards of Ana' }, { timeout: 20_000 });
  const { players } = versions[5]!.state.G as { players: { hand: string[] }[] };
  expect(within(ana).getAllByRole('listitem')).toHaveLength(players[0]!.hand.length);
  expect(screen.getByRole('region', { name: 'Hidden cards of Luis' })).toBeVisible();
});

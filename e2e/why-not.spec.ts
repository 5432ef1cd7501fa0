import { expect, test } from './test.ts';
import { nextToMove, playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';
import { gameTextFor } from './players/words.ts';

test('a forbidden space shows the reason, and the match continues', { tag: '@long' }, async ({ arrive }) => {
  const players = [await arrive('Ana', { device: 'phone' }), await arrive('Luis', { device: 'phone' })];
  await sitTogether(players);
  await playOn(players, (_next, moves) => moves === 12);
  await playOn(players, async (next) => (await next.asked())?.stage === 'travel');
  const mover = (await nextToMove(players))!;
  const other = players.find((player) => player !== mover)!;
  const seats = [
    { id: '0', name: 'Ana' },
    { id: '1', name: 'Luis' },
  ];

  await test.step('on the player’s own turn', async () => {
    const { reason } = gameTextFor('en', 'patzcuaro', seats, String(players.indexOf(mover)));
    const reasons = [
      reason({ key: 'mustMove' }),
      reason({ key: 'occupied', values: { player: String(players.indexOf(other)) } }),
      ...[4, 5, 6, 7, 8].map((steps) => reason({ key: 'tooFar', values: { steps } })),
    ];
    const seen = new Set<string>();
    for (const space of await mover.spaces()) {
      if (/You can get here/.test((await space.getAttribute('aria-label')) ?? '')) continue;
      await mover.input.press(space);
      const looked = mover.board.getByRole('region', { name: await mover.lookedAt(space) });
      const said = (await looked.getByRole('paragraph').allTextContents()).filter((text) => reasons.includes(text));
      expect(said, `the reason at ${await space.getAttribute('aria-label')}`).toHaveLength(1);
      seen.add(said[0]!);
      await expect(mover.inBoard('board.act')).toHaveCount(0);
    }
    expect([...seen], 'at least these reasons: own space, occupied space, too far').not.toHaveLength(1);
    expect(seen).toContain(reasons[0]);
    await mover.input.press(mover.inBoard('board.cancel'));
  });

  await test.step('and on another player’s turn', async () => {
    const { reason } = gameTextFor('en', 'patzcuaro', seats, String(players.indexOf(other)));
    await other.input.press((await other.spaces())[3]!);
    await expect(
      other.board.getByText(reason({ key: 'notYourTurn', values: { player: String(players.indexOf(mover)) } })),
    ).toBeVisible();
    await other.input.press(other.inBoard('board.cancel'));
  });

  const moves = await playOn(players, (_next, moves) => moves === 8);
  expect(moves).toBe(8);
});

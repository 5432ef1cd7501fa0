import { expect, test } from './test.ts';
import { nextToMove, playOn } from './players/match.ts';
import { sitTogether } from './players/party.ts';

test('an undone move is undone for everybody', async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis', { device: 'phone' });
  const players = [ana, luis];
  await sitTogether(players);
  // A move to a space that reveals cards cannot be undone; sooner or later a player goes to another
  // one.
  let slipped = ana;
  await playOn(players, async (next) => {
    const stage = (await next.asked())?.stage;
    if (stage !== 'travel') return false;
    const before = await next.cards();
    await next.move();
    if (!(await next.button('table.play.undo').isVisible())) return false;
    slipped = next;
    await next.press('table.play.undo');
    await expect.poll(async () => (await next.asked())?.stage, 'The same decision should be due again.').toBe('travel');
    expect(await next.cards()).toEqual(before);
    return true;
  });
  const other = slipped === ana ? luis : ana;
  const undoneText = other.words.house('table.log.events.undone', { name: slipped.name });
  await expect(other.log.last()).toContainText(undoneText);
  await expect(other.page.getByText(other.words.game('prompt.travel', { you: 'other', player: slipped.name }))).toBeVisible();
  await expect(slipped.button('table.play.undo')).toBeHidden();
  expect(await nextToMove(players)).toBe(slipped);
  expect(await playOn(players, (_next, moves) => moves === 4)).toBe(4);
});

test('a player leaves, the server plays for them, and they return', { tag: '@long' }, async ({ arrive }) => {
  const ana = await arrive('Ana');
  const luis = await arrive('Luis');
  const players = [ana, luis];
  await sitTogether(players);
  const travels = async () => (await ana.asked())?.stage.startsWith('travel') === true;
  await playOn(players, async (next, moves) => moves > 2 && next === ana && (await travels()));

  await luis.fromMenu('leave');
  const dialog = luis.page.getByRole('dialog', { name: luis.words.house('table.menu.leaveTitle') });
  await luis.input.press(dialog.getByRole('button', { name: luis.words.house('table.menu.leave'), exact: true }));
  await expect(luis.page.getByText(luis.words.house('table.play.playedForYou'))).toBeVisible();
  await expect(ana.log.last()).toContainText(ana.words.house('table.log.events.left', { name: 'Luis' }));
  await expect(await ana.openPanel('people')).toContainText(`Luis${ana.words.house('table.seat.standIn.left')}`);

  await test.step('the server moves for Luis in two turns, each after one of Ana’s', async () => {
    const steps = ana.log.filter({ hasText: /Luis moves/ });
    const before = await steps.count();
    await playOn([ana], async () => (await travels()) && (await steps.count()) >= before + 2);
    await expect(steps).toHaveCount(before + 2);
  });

  await luis.press('table.play.return');
  await expect(ana.log.filter({ hasText: ana.words.house('table.log.events.returned', { name: 'Luis' }) })).toHaveCount(1);
  await playOn(players, (next) => next === luis);
  await luis.move();
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { FakeServer } from '@sobremesa/client/testing';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderSlowPage } from '../../test/render.tsx';
import { GameTextProvider } from '../i18n/gameText.tsx';
import { StoryDocument } from './document.ts';
import type { FromStory, Stop, ToStory } from './host/model.ts';
import en from './messages/en.ts';
import Story from './Story.tsx';
import type { StoryHost } from './useStory.ts';

const user = userEvent.setup();
const stop = (version: number, ana: number, luis: number): Stop => ({
  version,
  turn: version + 1,
  points: [ana, luis].map((total, seat) => ({ seat, term: null, total, parts: [{ source: 'score.level1', points: total }] })),
});
const flipped = { key: 'log.flipped', values: { player: { player: '1' } } };
const said = { key: 'hints.pass', values: {} };
const turningPoint = {
  version: 6,
  seat: 1,
  made: [flipped],
  instead: said,
  why: said,
  chance: 0.3,
  chanceInstead: 0.42,
  error: 0.02,
};

let sent: ToStory[];
let onMessage: (message: FromStory | null) => void;
const host: StoryHost = (answers) => {
  onMessage = answers;
  return { send: (message) => sent.push(message), end: () => undefined };
};
const onAt = vi.fn<(version: number) => void>();
const onShow = vi.fn<(version: number) => void>();
const onClose = vi.fn<() => void>();

beforeEach(async () => {
  sent = [];
  onAt.mockClear();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const players = ['Ana', 'Luis'].map((name, seat) => ({ id: String(seat), name }));
  const messages = { sources: { level1: 'Level one' } };
  await renderSlowPage(
    <StoryDocument value="the document">
      <GameTextProvider messages={messages} players={players} playerID={null}>
        <Story game="patzcuaro" names={['Ana', 'Luis']} at={5} onAt={onAt} onShow={onShow} onClose={onClose} hostOf={host} />
      </GameTextProvider>
    </StoryDocument>,
    new FakeServer(),
  );
  await screen.findByRole('region', { name: en.title }, { timeout: 20_000 });
  await act(async () => onMessage({ parts: [{ stops: [stop(0, 0, 0), stop(4, 7, 2), stop(9, 11, 12)] }], isDone: false }));
});

const chances = { parts: [{ chances: { stop: 1, whole: [0.6, 0.4], seen: [0.7, 0.2] } }], isDone: false };

it('shows the points at the moment on the board, and those of one player by source', async () => {
  expect(sent).toEqual([{ open: 'the document' }]);
  const slider = screen.getByRole('slider', { name: en.moment });
  expect(slider).toHaveAttribute('aria-valuetext', 'Move 5, Turn 5. Ana: 7 and Luis: 2');
  await user.selectOptions(screen.getByLabelText(en.whose), 'Luis, by source');
  expect(slider).toHaveAttribute('aria-valuetext', 'Move 5, Turn 5. Level one: 2');
});

it('goes from turn to turn by keys, and to any move by pointer', async () => {
  const slider = screen.getByRole('slider', { name: en.moment });
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'x']) fireEvent.keyDown(slider, { key });
  fireEvent.change(slider, { target: { value: '3' } });
  expect(onAt.mock.calls).toEqual([[9], [4], [0], [9], [3]]);
});

it('shows the chances as far as they are known, with all cards open or as each player saw them', async () => {
  await user.click(screen.getByRole('radio', { name: en.chances }));
  await act(async () => onMessage(chances));
  const slider = screen.getByRole('slider', { name: en.moment });
  expect(slider).toHaveAttribute('aria-valuetext', 'Move 5, Turn 5. Ana: 70 % and Luis: 20 %');
  await user.click(screen.getByRole('radio', { name: en.whole }));
  expect(slider).toHaveAttribute('aria-valuetext', 'Move 5, Turn 5. Ana: 60 % and Luis: 40 %');
  await user.click(screen.getByText(en.table));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MomentMoveAnaLuis',
    'Turn 10not yet estimatednot yet estimated',
    'Turn 5460 %40 %',
    'End9not yet estimatednot yet estimated',
  ]);
});

it('stops the work and goes on, and keeps what it has', async () => {
  await act(async () => onMessage({ parts: [{ progress: { done: 1, total: 4 } }], isDone: false }));
  expect(screen.getByText('Estimating: 25 %')).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.stop }));
  expect(sent.at(-1)).toEqual({ works: false });
  expect(screen.getByRole('slider')).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.goOn }));
  expect(sent.at(-1)).toEqual({ works: true });
});

it('lists the turning points with their size and error, and goes to them', async () => {
  await act(async () => onMessage({ parts: [{ turningPoints: [turningPoint] }], isDone: true }));
  const list = screen.getByRole('region', { name: en.turningPoints });
  expect(list).toHaveTextContent('Luis lost 12 percentage points (± 4): 30 % instead of 42 %.');
  expect(list).toHaveTextContent('In the match: Luis');
  expect(list).toHaveTextContent('The bot would have told Luis: “Place nothing. Place nothing.”');
  await user.click(within(list).getByRole('button', { name: 'Go to move 6' }));
  expect(onShow).toHaveBeenCalledWith(6);
});

it('says when the graph cannot be made', async () => {
  await act(async () => onMessage({ failure: 'damaged' }));
  expect(screen.getAllByText(en.failed).length).toBeGreaterThan(0);
});

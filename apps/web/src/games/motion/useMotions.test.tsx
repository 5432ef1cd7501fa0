import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnBy } from '../../../test/drawn.ts';
import type { Start } from './animate.ts';
import { useMotions } from './useMotions.ts';

/** A motion that continues until it is finished or cancelled. */
function motion() {
  const end = new EventTarget();
  const finished = new Promise<void>((resolve) => {
    end.addEventListener('end', () => resolve(), { once: true });
  });
  const stop = () => end.dispatchEvent(new Event('end'));
  return { finished, finish: vi.fn<() => void>(stop), cancel: vi.fn<() => void>(stop) };
}

const started = (...motions: ReturnType<typeof motion>[]) => motions.map((one) => () => one as unknown as Animation);
const laidOut = new WeakMap<ResizeObserver, () => void>();
const start = vi.fn<(board: HTMLElement) => Start[]>();

function Board({ version, since }: { version: number; since?: number }) {
  const board = useRef<HTMLElement>(null);
  const moving = useMotions(board, version, start, since);
  return (
    <section ref={board} aria-label="board">
      {moving ? 'with what flies' : 'as it is'}
    </section>
  );
}

// The test environment can neither lay out nor animate.
beforeEach(() => {
  Element.prototype.animate = vi.fn<Element['animate']>();
  vi.spyOn(ResizeObserver.prototype, 'observe').mockImplementation(function (this: ResizeObserver) {
    laidOut.get(this)?.();
  });
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        laidOut.set(this, () => callback([], this));
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete (Element.prototype as Partial<Element>).animate;
  start.mockReset();
});

describe('the motions of a new version', () => {
  it('do not run when the board is opened', () => {
    render(<Board version={3} />);
    expect(start).not.toHaveBeenCalled();
    expect(screen.getByText('as it is')).toBeInTheDocument();
  });

  it('run with the first render if that came later', () => {
    start.mockReturnValue(started(motion()));
    render(<Board version={4} since={3} />);
    expect(start).toHaveBeenCalledOnce();
    expect(screen.getByText('with what flies')).toBeInTheDocument();
  });

  it('run once', () => {
    start.mockReturnValue(started(motion(), motion()));
    const { rerender } = render(<Board version={3} />);
    rerender(<Board version={4} />);
    expect(screen.getByText('with what flies')).toBeInTheDocument();
    rerender(<Board version={4} />);
    expect(start).toHaveBeenCalledOnce();
  });

  it('cause no render when they end', async () => {
    const one = motion();
    start.mockReturnValue(started(one));
    const { rerender } = render(<Board version={3} />);
    rerender(<Board version={4} />);
    expect(await drawnBy(() => act(async () => one.finish()))).toEqual({});
  });

  it.each(['pointerDown', 'keyDown'] as const)('are skipped by %s', (press) => {
    const one = motion();
    start.mockReturnValue(started(one));
    const { rerender } = render(<Board version={0} />);
    rerender(<Board version={1} />);
    fireEvent[press](screen.getByLabelText('board'));
    expect(one.finish).toHaveBeenCalledOnce();
  });

  it('are replaced by those of the next version', () => {
    const [one, other] = [motion(), motion()];
    start.mockReturnValueOnce(started(one)).mockReturnValueOnce(started(other));
    const { rerender } = render(<Board version={0} />);
    rerender(<Board version={1} />);
    rerender(<Board version={2} />);
    expect(one.cancel).toHaveBeenCalledOnce();
    expect(other.cancel).not.toHaveBeenCalled();
    expect(start).toHaveBeenCalledTimes(2);
  });
});

import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { derived } from './derived.ts';

const sum = () => {
  const [one, other] = [createStore(() => ({ n: 1 })), createStore(() => ({ n: 10 }))];
  const derive = vi.fn<(a: { n: number }, b: { n: number }) => { sum: number }>((a, b) => ({ sum: a.n + b.n }));
  return { one, other, derive, total: derived([one, other], derive) };
};

it('is computed when it is read, once for the same states', () => {
  const { one, derive, total } = sum();
  expect(derive).not.toHaveBeenCalled();
  const first = total.getState();
  expect(first).toEqual({ sum: 11 });
  expect(total.getState()).toBe(first);
  one.setState({ n: 2 });
  expect(derive).toHaveBeenCalledTimes(1);
  expect(total.getState()).toEqual({ sum: 12 });
  expect(derive).toHaveBeenCalledTimes(2);
});

it('calls back on a change of any of its sources, until it is unsubscribed', () => {
  const { one, other, total } = sum();
  const changed = vi.fn<() => void>();
  const stop = total.subscribe(changed);
  one.setState({ n: 2 });
  other.setState({ n: 20 });
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  one.setState({ n: 3 });
  expect(changed).toHaveBeenCalledTimes(2);
});

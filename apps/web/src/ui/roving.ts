import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

/** The props of one control in a group. */
export interface RovingItem {
  'data-roving': number;
  tabIndex: 0 | -1;
}

export interface Roving {
  /**
   * The props of the control at `index`. Tab reaches one control of the group, the arrow keys the
   * others. Returns the same object until this changes, for memoized controls.
   */
  item(index: number): RovingItem;
  /** The props of the group. */
  group: { onKeyDown: (event: KeyboardEvent) => void; onFocus: (event: FocusEvent) => void };
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const items: Readonly<Record<RovingItem['tabIndex'], RovingItem[]>> = { 0: [], [-1]: [] };

/**
 * Moves the focus round a ring of `count` controls. @param home the initial index, and the target
 * of the Home key
 */
export function useRoving(group: RefObject<HTMLElement | null>, count: number, home = 0): Roving {
  const [focused, setFocused] = useState<number | null>(null);
  const current = focused === null || focused >= count ? home : focused;

  function go(index: number) {
    group.current?.querySelector<HTMLElement>(`[data-roving="${index}"]`)?.focus();
  }

  return {
    item(index) {
      const tabIndex = index === current ? 0 : -1;
      return (items[tabIndex][index] ??= { 'data-roving': index, tabIndex });
    },
    group: {
      onFocus({ target }) {
        const index = target instanceof HTMLElement ? target.dataset['roving'] : undefined;
        if (index !== undefined) setFocused(Number(index));
      },
      onKeyDown(event) {
        const step = steps[event.key];
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (step !== undefined) go((current + step + count) % count);
        else if (event.key === 'Home') go(home);
        else return;
        event.preventDefault();
      },
    },
  };
}

import { useEffectEvent, useLayoutEffect } from 'react';

export interface Ways {
  back: () => void;
  next: () => void;
  start: () => void;
  end: () => void;
  play: () => void;
  flip: () => void;
}

const keys: Readonly<Record<string, keyof Ways>> = {
  ArrowLeft: 'back',
  ArrowRight: 'next',
  ArrowUp: 'start',
  Home: 'start',
  ArrowDown: 'end',
  End: 'end',
  ' ': 'play',
  f: 'flip',
};

/** Controls that have a use of their own for a key. */
const typing = 'input:not([type=range]), select, textarea, dialog, [role=radiogroup], [role=tablist]';
const buttons = 'button, a, summary, [role=button]';

/** The keys of the replay, anywhere on the page. */
export function useKeys(ways: Ways): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (way === undefined || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest(typing) || document.querySelector('dialog[open]') !== null) return;
    if (event.key === ' ' && target?.closest(buttons)) return;
    event.preventDefault();
    ways[way]();
  });
  // Before the page shows, so that it does not ignore the first key.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

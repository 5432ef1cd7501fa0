import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTab } from './tab.ts';

function Tab({ calling }: { calling: boolean }) {
  useTab('Prado', calling);
  return null;
}

const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

beforeEach(() => {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = '/house/favicon.svg';
  document.head.append(link);
});
afterEach(() => icon()?.remove());

it('highlights the icon and the title of the tab only while it calls', () => {
  const calm = icon()?.href;
  const { rerender, unmount } = render(<Tab calling={false} />);
  expect([document.title, icon()?.href]).toEqual(['Prado', calm]);
  rerender(<Tab calling />);
  expect([document.title, icon()?.href]).toEqual(['● Prado', calm?.replace('favicon', 'favicon-calling')]);
  rerender(<Tab calling={false} />);
  expect([document.title, icon()?.href]).toEqual(['Prado', calm]);
  rerender(<Tab calling />);
  unmount();
  expect(icon()?.href).toBe(calm);
});

import { paintingIds, slotIds } from '@sobremesa/games/prado';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon, SlotIcon, iconNames } from './icons.tsx';
import { Painting, ratioOf } from './Painting.tsx';
import { drawings } from './paintings/drawings.tsx';
import { paintings } from './paintings/index.ts';
import { Crowd, visitorPlaces } from './visitors.tsx';

/** Length of the markup, with self-closing empty elements as in a file. */
function size(element: Element | null): number {
  return (element?.outerHTML ?? '').replaceAll(/><\/(?:path|stop|ellipse|circle|rect|use)>/g, '/>').length;
}

/** Defined ids, and referenced ones. */
function names(root: Element): { given: string[]; asked: string[] } {
  const given = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  const asked = [...root.innerHTML.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href ?? '');
  return { given, asked };
}

describe('paintings', () => {
  it('each painting of the catalogue has a picture, and there are no others', () => {
    expect(Object.keys(paintings).toSorted()).toEqual([...paintingIds].toSorted());
    expect(() => ratioOf('guernica')).toThrow('no picture of guernica');
    expect(() => ratioOf('toString')).toThrow('no picture of toString');
  });

  it.each(paintingIds)('%s has between 2 and 6 kB', (id) => {
    const length = [...(render(drawings[id as keyof typeof drawings]).container.firstElementChild?.children ?? [])]
      .map(size)
      .reduce((sum, one) => sum + one, 0);
    expect(length).toBeGreaterThan(2048);
    expect(length).toBeLessThan(6 * 1024);
  });

  it.each(paintingIds)('%s refers to no id outside it, and can be shown framed and bare', (id) => {
    const { given, asked } = names(render(drawings[id as keyof typeof drawings]).container);
    expect(new Set(asked)).toEqual(new Set(given));
    const { container } = render(
      <>
        <Painting id={id} frame="carved" />
        <Painting id={id} />
      </>,
    );
    const [framed, bare] = [...container.querySelectorAll('image')].map((image) => image.getAttribute('href'));
    expect(decodeURIComponent(framed ?? '')).toMatch(/^data:image\/svg\+xml,<svg xmlns=/);
    expect(bare).toBe(framed);
  });

  it('a frame adds the same width on each side', () => {
    expect(ratioOf('saturno')).toBeCloseTo(136 / 240);
    expect(ratioOf('saturno', true)).toBeCloseTo(168 / 272);
  });
});

describe('visitors', () => {
  it.each([0, 1, 2, 3, 4, 5])('%i of them are %i different people', (count) => {
    for (let first = 0; first < 8; first++) expect(new Set(visitorPlaces(count, first).map(({ kind }) => kind)).size).toBe(count);
    const { container } = render(<Crowd count={count} ratio={1.3} />);
    expect(container.querySelectorAll('svg > g')).toHaveLength(count);
  });
});

describe('icons', () => {
  it('each slot card has its own icon', () => {
    const drawn = slotIds.map((id) => render(<SlotIcon id={id} />).container.innerHTML);
    expect(new Set(drawn).size).toBe(slotIds.length);
    expect(() => render(<SlotIcon id="S99" />)).toThrow('no sign for slot card S99');
  });

  it('are all different, under 1 kB, and in the colour of the text', () => {
    const drawn = iconNames.map((name) => render(<Icon name={name} />).container);
    expect(new Set(drawn.map(({ innerHTML }) => innerHTML)).size).toBe(iconNames.length);
    for (const { firstElementChild } of drawn) {
      expect(size(firstElementChild)).toBeLessThan(1024);
      expect(firstElementChild?.outerHTML).not.toMatch(/#[0-9a-f]{3}/i);
    }
  });
});

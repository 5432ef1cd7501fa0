import {
  type Civilisation,
  civilisations,
  continents,
  domains,
  expertIds,
  favourKinds,
  headlineIds,
  objectIds,
  patronIds,
} from '@sobremesa/games/museum';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { civilisationColors, Emblem, Pattern } from './civilisations.tsx';
import { DomainIcon } from './domains.tsx';
import { drawings as portraits } from './experts.tsx';
import { drawings as favourSheets } from './favours.tsx';
import { ExpertPortrait, FavourPicture, HeadlinePicture, ObjectPicture } from './pictures.tsx';
import { drawings as objectSheets } from './objects/drawings.tsx';
import { drawings as engravings } from './headlines.tsx';
import { Icon, iconNames } from './icons.tsx';
import { ObjectCard } from './ObjectCard.tsx';
import { objectArt } from './objects/index.ts';
import { PatronSeal } from './patrons.tsx';
import { CardBack, CustomsMarker, EmbargoMarker, FavourBack, OpinionToken, PrestigeToken, ScoreMarker } from './tokens.tsx';
import { land } from '../../drawing/land.ts';
import { mapAnchors } from './WorldMap.tsx';
import { drawings as maps } from './worldMap/drawings.tsx';

/** The markup of a drawing, with self-closing empty elements as in a file. */
function markup(drawing: ReactNode): string {
  const { container } = render(<svg>{drawing}</svg>);
  return container.innerHTML.replace(/^<svg>|<\/svg>$/g, '').replaceAll(/><\/(?:path|stop|ellipse|circle|rect|use)>/g, '/>');
}

/** The markup without the ids from `useId`, so that the same drawing twice is equal. */
function plain(drawing: ReactNode): string {
  return markup(drawing).replaceAll(/_r_\w+_/g, '');
}

/** The first path of a drawing. */
function pathOf(drawing: ReactNode): string | undefined {
  return markup(drawing).match(/ d="[^"]+"/)?.[0];
}

/** Defined ids, and referenced ones. */
function namesIn(root: Element): { given: string[]; asked: (string | undefined)[] } {
  const given = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  const asked = [...root.innerHTML.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href);
  return { given, asked };
}

/** The number of different values of this part among the civilisations. */
function kinds(part: (civilisation: Civilisation) => string | undefined): number {
  return new Set(civilisations.map(part)).size;
}

/** Relative luminance of a colour, from 0 to 1, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe('objects', () => {
  it("each of the catalogue's 180 has a picture, and there are no others", () => {
    expect(Object.keys(objectArt).toSorted()).toEqual([...objectIds].toSorted());
  });

  it('no two pictures are the same', () => {
    expect(new Set(objectIds.map((id) => plain(objectArt[id]))).size).toBe(objectIds.length);
  });

  it.each(objectIds)('%s has between 350 and 2,048 characters', (id) => {
    const { length } = markup(objectArt[id]);
    expect(length).toBeGreaterThanOrEqual(350);
    expect(length).toBeLessThanOrEqual(2048);
  });

  it.each(civilisations)('the cards of %s show their emblem, and the name unless they are too small for it', (civilisation) => {
    const object = `${civilisation}-01`;
    const { container } = render(<ObjectCard object={object} name="Vaso" />);
    expect(container.textContent).toContain('Vaso');
    expect(container.innerHTML).toContain(pathOf(<Emblem civilisation={civilisation} />));
    expect(render(<ObjectCard object={object} name="Vaso" size="mini" />).container.textContent).not.toContain('Vaso');
  });
});

describe('civilisations', () => {
  it.each(civilisations)('text and emblem of %s are legible on its colour', (civilisation) => {
    const { ground, ink } = civilisationColors[civilisation];
    expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5);
  });

  it('each has its own colour and motif', () => {
    expect(kinds((civilisation) => civilisationColors[civilisation].ground)).toBe(civilisations.length);
    expect(kinds((civilisation) => pathOf(<Pattern civilisation={civilisation} />))).toBe(civilisations.length);
  });
});

describe('each card and token of the box', () => {
  const sets: Readonly<Record<string, readonly ReactNode[]>> = {
    experts: expertIds.map((id) => <ExpertPortrait key={id} expert={id} />),
    favours: favourKinds.map(({ kind }) => favourSheets[kind]),
    headlines: headlineIds.map((id) => <HeadlinePicture key={id} headline={id} />),
    patrons: patronIds.map((id) => <PatronSeal key={id} patron={id} />),
    backs: [...continents.map((continent) => <CardBack key={continent} continent={continent} />), <FavourBack key="favour" />],
    tokens: [
      <PrestigeToken key="prestige" />,
      <OpinionToken key="opinion" />,
      <EmbargoMarker key="embargo" />,
      <CustomsMarker key="customs" />,
      ...[0, 1, 2, 3].map((seat) => <ScoreMarker key={seat} seat={seat} />),
    ],
  };

  it.each(Object.keys(sets))('%s: each has its own drawing', (name) => {
    const drawings = (sets[name] ?? []).map(plain);
    expect(new Set(drawings).size).toBe(drawings.length);
    for (const drawing of drawings) expect(drawing.length).toBeGreaterThan(400);
  });

  it.each(expertIds)('the portraits of %s take less than 2.5 kB each', (id) => {
    const heads = id === 'E21' ? 2 : 1;
    expect(markup(portraits[id]).length).toBeLessThan(heads * 2560);
  });
});

describe('icons', () => {
  const icons: Readonly<Record<string, readonly ReactNode[]>> = {
    emblems: civilisations.map((civilisation) => <Emblem key={civilisation} civilisation={civilisation} />),
    domains: domains.map((domain) => <DomainIcon key={domain} domain={domain} />),
    signs: iconNames.map((name) => <Icon key={name} name={name} />),
  };

  it('are all different, under 1 kB, and in the colour of the text', () => {
    const drawn = Object.values(icons).flat().map(markup);
    expect(new Set(drawn).size).toBe(civilisations.length + domains.length + iconNames.length);
    for (const icon of drawn) {
      expect(icon.length).toBeLessThan(1024);
      expect(icon).not.toMatch(/#[\da-f]{3}/i);
    }
  });
});

describe('a drawing in a file', () => {
  const files: Readonly<Record<string, ReactNode>> = {
    'an Object': objectSheets['EGY-01'],
    'an Expert': portraits['E21'],
    'a Headline': engravings['H01'],
  };

  it.each(Object.keys(files))('of %s refers to no id outside it', (name) => {
    const { given, asked } = namesIn(render(files[name]).container);
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(asked)).toEqual(new Set(given));
  });

  it('is shown by its address', () => {
    const pictures = [
      <ObjectPicture key="object" object="EGY-01" />,
      <ExpertPortrait key="expert" expert="E21" />,
      <FavourPicture key="favour" kind="F1" />,
      <HeadlinePicture key="headline" headline="H01" />,
    ];
    const shown = [...render(<>{pictures}</>).container.querySelectorAll('image')].map((image) => image.getAttribute('href'));
    expect(new Set(shown).size).toBe(4);
    for (const address of shown) expect(decodeURIComponent(address ?? '')).toMatch(/^data:image\/svg\+xml,<svg xmlns=/);
  });
});

it.each(Object.entries(maps))('each region of the map has its own tint, when it is %s', (_theme, map) => {
  const { container } = render(map);
  const tints = continents.map((continent) => {
    return [...container.querySelectorAll('path')]
      .find((path) => path.getAttribute('d') === land[continent])
      ?.getAttribute('fill');
  });
  expect(new Set(tints)).toHaveProperty('size', continents.length);
  const { given, asked } = namesIn(container);
  expect(new Set(asked)).toEqual(new Set(given));
});

describe('on one page', () => {
  const pairs: Readonly<Record<string, ReactNode>> = {
    'a Patron': <PatronSeal patron="P19" />,
    'a back': <CardBack continent="AS" />,
  };

  it.each(Object.keys(pairs))('%s can be shown twice with unique ids', (name) => {
    const { container } = render(
      <>
        <div>{pairs[name]}</div>
        <div>{pairs[name]}</div>
      </>,
    );
    const { given, asked } = namesIn(container);
    expect(given.length).toBeGreaterThan(0);
    expect(new Set(given).size).toBe(given.length);
    expect(new Set(asked)).toEqual(new Set(given));
  });

  it('each showcase is on the map, clear of the others', () => {
    for (const first of continents) {
      const { x, y } = mapAnchors[first];
      expect(Math.min(x, y)).toBeGreaterThan(0.1);
      expect(Math.max(x, y)).toBeLessThan(0.9);
      for (const second of continents) {
        if (first === second) continue;
        const other = mapAnchors[second];
        expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThan(0.25);
      }
    }
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { games } from '../../games/index.ts';
import { drawings } from './drawings.tsx';

it('each game has a box', () => {
  expect(Object.keys(drawings).toSorted()).toEqual(Object.keys(games).toSorted());
});

describe.each(Object.entries(drawings))('the box of %s', (_game, drawing) => {
  const svg = renderToStaticMarkup(drawing);

  it('needs no style sheet, which a file cannot have', () => {
    expect(svg).not.toMatch(/ class=| style=|var\(|currentcolor/);
  });

  it('is square, with all its parts inside', () => {
    expect(svg).toContain('viewBox="0 0 320 320"');
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('is small enough for the first page', () => {
    expect(svg.length).toBeLessThan(30_000);
  });
});

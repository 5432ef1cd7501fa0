import { botCharacters } from '@sobremesa/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawings } from './faces.tsx';

const faces = botCharacters.map((character) => renderToStaticMarkup(drawings[character]));

it('every bot has a face of its own, small enough to be shown everywhere', () => {
  expect(new Set(faces).size).toBe(botCharacters.length);
  for (const face of faces) expect(face.length).toBeLessThan(2000);
});

it('what the page shows are these, each by its name', async () => {
  const { addressOf } = await import('./faces.tsx?drawings');
  const shown = botCharacters.map((character) => decodeURIComponent(addressOf(character)));
  expect(shown).toEqual(faces.map((face) => `data:image/svg+xml,${face}`));
});

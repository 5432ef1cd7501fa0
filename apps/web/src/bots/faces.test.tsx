import { botCharacter } from '@sobremesa/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawings } from './faces.tsx';

const faces = botCharacter.options.map((character) => renderToStaticMarkup(drawings[character]));

it('each bot has its own face, small enough to appear everywhere', () => {
  expect(new Set(faces).size).toBe(botCharacter.options.length);
  for (const face of faces) expect(face.length).toBeLessThan(2000);
});

it('lists the faces by name', async () => {
  const { addressOf } = await import('./faces.tsx?drawings');
  const shown = botCharacter.options.map((character) => decodeURIComponent(addressOf(character)));
  expect(shown).toEqual(faces.map((face) => `data:image/svg+xml,${face}`));
});

import { describe, expect, it } from 'vitest';
import { sourceLanguages } from '../../src/i18n/languages.ts';
import { catalogues, lessonCatalogues } from './catalogues.ts';
import { faultsOf, isOpenEnded } from './faults.ts';
import { renderAll } from './render.ts';

describe.each(sourceLanguages)('all texts in %s', (language) => {
  it.each([...catalogues, ...lessonCatalogues])('of %s have no fault in any form', (name, messages) => {
    const faults = renderAll(name, language, messages[language]).flatMap(({ key, texts }) =>
      texts.flatMap((text) => [
        ...faultsOf(language, text, key).map((fault) => `${key}: ${fault}: ${text}`),
        ...(isOpenEnded(key, text) ? [`${key}: no end: ${text}`] : []),
      ]),
    );
    expect(faults).toEqual([]);
  });
});

describe('the check for faults', () => {
  it.each([
    ['en', 'You draw {count} cards.'],
    ['en', 'undefined draws a card.'],
    ['en', 'You draw  a card.'],
    ['en', 'You take 1 cards.'],
    ['en', 'You take 3 card from room 2.'],
    ['en', 'You take a Object.'],
    ['en', 'The painting "Saturn" is hung.'],
    ['es', 'Adelantas a el guardia.'],
    ['es', 'Robas 2 carta.'],
    ['es', 'Ana y Inés ganan.'],
    ['es', 'Foto!'],
    ['es', 'Inventario: recuperas: Venus de Milo.'],
  ] as const)('finds one in %s: %s', (language, text) => {
    expect(faultsOf(language, text)).not.toEqual([]);
  });

  it('finds none in correct texts', () => {
    expect(faultsOf('en', 'You take an Object worth 1 point: “Venus de Milo”.')).toEqual([]);
    expect(faultsOf('es', '¡Clic! Fotografías «El Cid» en la sala 3 e Inés gana 2 puntos.')).toEqual([]);
  });
});

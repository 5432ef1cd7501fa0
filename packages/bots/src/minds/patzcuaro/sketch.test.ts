import { FastRandom } from '@sobremesa/engine';
import { cardIds, LEVEL_SIZES, onePetal, scoreParts, threePetals, twoPetals } from '@sobremesa/games/patzcuaro';
import type { Altar, ObjectiveIds } from '@sobremesa/games/patzcuaro';
import { expect, it } from 'vitest';
import { Sketch } from './sketch.ts';

const random = FastRandom.seeded(7);

function anyAltar(): Altar {
  const cards = random.shuffle(cardIds);
  return LEVEL_SIZES.map((size) => cards.splice(0, random.below(size + 1))) as Altar;
}

function any(objectives: readonly { id: string }[]): string {
  return objectives[random.below(objectives.length)]?.id ?? '';
}

function anyObjectives(): ObjectiveIds {
  return { one: any(onePetal), two: any(twoPetals), three: any(threePetals) };
}

it('an altar that is sketched has the points that the rules give it, with cards put on it and taken away again', () => {
  for (let i = 0; i < 500; i++) {
    const [altar, objectives] = [anyAltar(), anyObjectives()];
    const [extra = '', level] = [cardIds.find((card) => !altar.flat().includes(card)), random.below(3)];
    const points = (of: Altar) => scoreParts(of, objectives, false).reduce((sum, part) => sum + part.points, 0);
    const more = altar.map((cards, index) => (index === level ? [...cards, extra] : cards)) as Altar;
    const sketch = new Sketch(objectives, altar);
    expect(sketch.points()).toBe(points(altar));
    expect(sketch.gain(extra, level)).toBe(points(more) - points(altar));
    expect(sketch.points()).toBe(points(altar));
  }
});

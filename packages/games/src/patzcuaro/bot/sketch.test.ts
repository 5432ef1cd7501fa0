import { expect, it } from 'vitest';
import { cardIds } from '../catalogue/cards.ts';
import { onePetal, threePetals, twoPetals } from '../catalogue/objectives.ts';
import type { ObjectiveIds } from '../catalogue/types.ts';
import { LEVEL_SIZES } from '../rules/altar.ts';
import { scoreParts } from '../scoring.ts';
import type { Altar } from '../state.ts';
import { KeyedRandom } from '../../kit/index.ts';
import type { Random } from '../../kit/index.ts';
import { seedOf } from '../../kit/testing/index.ts';
import { faceOf } from './face.ts';
import { Sketch } from './sketch.ts';

const random: Random = new KeyedRandom({ seed: seedOf(7), drawn: 0 });

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

it('a sketched altar scores as the rules do, also after cards are added and removed', () => {
  for (let i = 0; i < 500; i++) {
    const [altar, objectives] = [anyAltar(), anyObjectives()];
    const [extra = '', level] = [cardIds.find((card) => !altar.flat().includes(card)), random.below(3)];
    const points = (of: Altar) => scoreParts(of, objectives, false).reduce((sum, part) => sum + part.points, 0);
    const more = altar.map((cards, index) => (index === level ? [...cards, extra] : cards)) as Altar;
    const sketch = new Sketch(objectives, altar);
    expect(sketch.points()).toBe(points(altar));
    expect(sketch.gain(faceOf(extra), level)).toBe(points(more) - points(altar));
    expect(sketch.points()).toBe(points(altar));
  }
});

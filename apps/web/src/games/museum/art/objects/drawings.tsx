import { objectIds, objectOf } from '@sobremesa/games/museum';
import { forEach, sheet } from '../../../drawing/sheet.tsx';
import { Pattern } from '../civilisations.tsx';
import { material as m } from '../materials.ts';
import { OBJECT_BOX } from '../picture.ts';
import { objectArt } from './index.ts';

/** The 180 Objects, each on its civilisation's ground. */
export const drawings = forEach(objectIds, (id) =>
  sheet(
    OBJECT_BOX,
    <>
      <Pattern civilisation={objectOf(id).civilisation} />
      <ellipse fill={m.ink} opacity=".18" cx="61" cy="80" rx="46" ry="5" />
      {objectArt[id]}
    </>,
  ),
);

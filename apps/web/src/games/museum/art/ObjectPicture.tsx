import { type ObjectId, objectOf } from '@sobremesa/games/museum';
import { Pattern } from './civilisations.tsx';
import { material as m } from './materials.ts';
import { objectArt } from './objects/index.ts';
import { OBJECT_BOX } from './picture.ts';

const [WIDTH, HEIGHT] = OBJECT_BOX;

/** An Object before its civilisation's ground, as wide as the room it is given. Decoration only: its name stands beside it. */
export function ObjectPicture({ object, className }: { object: ObjectId; className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <Pattern civilisation={objectOf(object).civilisation} />
      <ellipse fill={m.ink} opacity=".18" cx="61" cy="80" rx="46" ry="5" />
      {objectArt[object]}
    </svg>
  );
}

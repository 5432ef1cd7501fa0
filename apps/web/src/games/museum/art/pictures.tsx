import type { ExpertId, FavourKind, HeadlineId, ObjectId } from '@sobremesa/games/museum';
import { memo } from 'react';
import { Drawing } from '../../drawing/Drawing.tsx';
import { addressOf as expertAddress } from './experts.tsx?drawings';
import { addressOf as favourAddress } from './favours.tsx?drawings';
import { addressOf as headlineAddress } from './headlines.tsx?drawings';
import { addressOf as objectAddress } from './objects/drawings.tsx?drawings';
import { ENGRAVING_BOX, FAVOUR_BOX, OBJECT_BOX, PORTRAIT_BOX } from './picture.ts';

interface Look {
  className?: string | undefined;
}

/** An Object on the ground of its civilisation. */
export const ObjectPicture = memo(function ObjectPicture({ object, className }: Look & { object: ObjectId }) {
  return <Drawing href={objectAddress(object)} box={OBJECT_BOX} className={className} />;
});

/** An Expert, as on a carte de visite. */
export const ExpertPortrait = memo(function ExpertPortrait({ expert, className }: Look & { expert: ExpertId }) {
  return <Drawing href={expertAddress(expert)} box={PORTRAIT_BOX} className={className} />;
});

/** The picture of a Favour. */
export const FavourPicture = memo(function FavourPicture({ kind, className }: Look & { kind: FavourKind }) {
  return <Drawing href={favourAddress(kind)} box={FAVOUR_BOX} className={className} />;
});

/** The wood engraving beside a Headline. */
export const HeadlinePicture = memo(function HeadlinePicture({ headline, className }: Look & { headline: HeadlineId }) {
  return <Drawing href={headlineAddress(headline)} box={ENGRAVING_BOX} className={className} />;
});

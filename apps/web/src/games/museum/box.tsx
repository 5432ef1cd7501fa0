import { experts, favourIds, favourKinds, headlines, kindOf, objectIds, patronIds } from '@sobremesa/games/museum';
import type { Box } from '../../about/box.ts';
import { ObjectCard } from './art/ObjectCard.tsx';
import { PatronSeal } from './art/patrons.tsx';
import { ExpertPortrait, FavourPicture, HeadlinePicture } from './art/pictures.tsx';
import { wordsIn } from './words.ts';

/** The cards of Museum. */
const box: Box = (text) => {
  const words = wordsIn(text, []);
  return [
    {
      name: text.t('box.objects'),
      width: 8,
      pieces: objectIds.map((id) => ({ id, name: words.card(id), picture: <ObjectCard object={id} name={words.object(id)} /> })),
    },
    {
      name: text.t('box.experts'),
      width: 7,
      pieces: experts.map(({ id }) => ({ id, name: words.expert(id), picture: <ExpertPortrait expert={id} /> })),
    },
    {
      name: text.t('box.favours'),
      width: 8,
      pieces: favourKinds.map(({ kind }) => ({
        id: kind,
        name: text.term(kind),
        picture: <FavourPicture kind={kind} />,
        copies: favourIds.filter((id) => kindOf(id) === kind).length,
      })),
    },
    {
      name: text.t('box.headlines'),
      width: 9,
      pieces: headlines.map(({ id }) => ({ id, name: words.headline(id), picture: <HeadlinePicture headline={id} /> })),
    },
    {
      name: text.t('box.patrons'),
      width: 6,
      pieces: patronIds.map((id) => ({ id, name: words.patron(id), picture: <PatronSeal patron={id} /> })),
    },
  ];
};
export default box;

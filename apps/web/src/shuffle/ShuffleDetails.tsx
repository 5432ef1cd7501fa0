import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { ShuffleFacts, type ShuffleFactsProps } from './ShuffleFacts.tsx';
import { shuffleTexts } from './texts.ts';

/** What is public of a table's shuffle, with its own texts. Needs a `<Suspense>` around it. */
export default function ShuffleDetails(props: ShuffleFactsProps) {
  return (
    <MoreTexts part="shuffle" texts={shuffleTexts}>
      <ShuffleFacts {...props} />
    </MoreTexts>
  );
}

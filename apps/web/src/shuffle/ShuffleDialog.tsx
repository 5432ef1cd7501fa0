import type { TableView } from '@sobremesa/protocol';
import { useTranslations } from 'use-intl';
import { MoreTexts } from '../i18n/MoreTexts.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ShuffleFacts } from './ShuffleFacts.tsx';
import { shuffleTexts } from './texts.ts';

interface ShuffleDialogProps {
  view: TableView;
  onClose: () => void;
}

/** The shuffle of a match that has begun. */
export default function ShuffleDialog(props: ShuffleDialogProps) {
  return (
    <MoreTexts part="shuffle" texts={shuffleTexts}>
      <Facts {...props} />
    </MoreTexts>
  );
}

function Facts({ view: { shuffle, seats }, onClose }: ShuffleDialogProps) {
  const t = useTranslations('shuffle');
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {shuffle !== undefined && <ShuffleFacts shuffle={shuffle} names={seats.map(({ name }) => name)} />}
    </Dialog>
  );
}

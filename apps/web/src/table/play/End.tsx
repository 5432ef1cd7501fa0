import { useTranslations } from 'use-intl';
import { Confirm } from '../../ui/Confirm.tsx';
import { useAct } from '../session.ts';
import { useParty } from './context.ts';

/** Ends the match for all: at once for a player left alone, otherwise by a vote. */
export default function End({ alone, onClose }: { alone: boolean; onClose: () => void }) {
  const t = useTranslations('table.menu');
  const { view } = useParty();
  const { ask, busy, problem } = useAct();
  return (
    <Confirm
      title={t('endTitle')}
      text={t(alone ? 'endAloneText' : 'endText')}
      act={t(alone ? 'end' : 'endAsk')}
      stay={t('endNot')}
      busy={busy}
      problem={problem}
      onAct={() => void ask('table:discard', { table: view.id }).then((done) => done && onClose())}
      onClose={onClose}
    />
  );
}

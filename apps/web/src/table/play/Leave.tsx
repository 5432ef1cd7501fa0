import { useTranslations } from 'use-intl';
import { Confirm } from '../../ui/Confirm.tsx';
import { useAct } from '../session.ts';
import { useParty } from './context.ts';

/** Lets a player leave the match; a bot plays on for them. */
export default function Leave({ onClose }: { onClose: () => void }) {
  const t = useTranslations('table.menu');
  const { view } = useParty();
  const { ask, busy, problem } = useAct();
  return (
    <Confirm
      title={t('leaveTitle')}
      text={t('leaveText')}
      act={t('leave')}
      stay={t('stay')}
      busy={busy}
      problem={problem}
      onAct={() => void ask('table:stand', { table: view.id }).then((done) => done && onClose())}
      onClose={onClose}
    />
  );
}

import { useTranslations } from 'use-intl';
import { Button } from '../ui/Button.tsx';
import type { Closer } from '../ui/Popover.tsx';
import { useAct, useTable } from './session.ts';

export interface MuteButtonProps {
  /** A player by seat, or a spectator by the id in the chat. */
  who: { seat: number } | { speaker: string };
  name: string;
  closer: Closer;
}

/** For the host: mutes or unmutes a person. */
export function MuteButton({ who, name, closer }: MuteButtonProps) {
  const t = useTranslations('table.seat');
  const view = useTable((s) => s.view);
  const { ask, busy } = useAct();
  if (view === null) return null;
  const muted = view.muted.find((each) => ('seat' in who ? each.seat === who.seat : each.speaker === who.speaker));
  return (
    <Button
      look="quiet"
      busy={busy}
      {...closer}
      onClick={() => {
        if (muted === undefined) void ask('table:mute', { table: view.id, ...who });
        else void ask('table:unmute', { table: view.id, speaker: muted.speaker });
      }}
    >
      {t(muted === undefined ? 'mute' : 'unmute', { name })}
    </Button>
  );
}

import { useTable } from '../table.tsx';
import { ActionPanel } from './ActionPanel.tsx';
import { CardsPanel } from './CardsPanel.tsx';
import { HangPanel } from './HangPanel.tsx';
import { MissionsPanel } from './MissionsPanel.tsx';
import { PilePanel } from './PilePanel.tsx';
import { WindowPanel } from './WindowPanel.tsx';

/** The panel for the decision that is due, if any. */
export default function Due() {
  const { window, choice, missions, cards, pile, asked } = useTable(({ G: { window, choice }, may, legal }) => ({
    window,
    choice,
    missions: may('keepMissions'),
    cards: may('lay', 'discard'),
    pile: may('replace'),
    asked: legal.length > 0,
  }));
  if (window !== null && choice === null) return <WindowPanel key={window.id} declared={window} />;
  if (missions) return <MissionsPanel />;
  if (cards) return <CardsPanel />;
  if (pile) return <PilePanel />;
  if (choice?.kind === 'hang') return <HangPanel choice={choice} />;
  return asked ? <ActionPanel /> : null;
}

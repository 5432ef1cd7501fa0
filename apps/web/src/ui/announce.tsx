import { create } from 'zustand';

/**
 * How long a message stays before the next one replaces it, so that screen readers can pick it up.
 * In milliseconds.
 */
const STAYS_MS = 250;

interface Said {
  text: string;
  /** Distinguishes two equal texts in a row. */
  count: number;
}

interface Announcements {
  news: Said;
  /** Messages that wait for the one before them; null when none was announced just now. */
  waiting: readonly string[] | null;
  /** Earlier ones stay for a moment beside the newest, so that each is announced. */
  urgent: readonly Said[];
}

const useAnnouncements = create<Announcements>(() => ({ news: { text: '', count: 0 }, waiting: null, urgent: [] }));

let count = 0;

/**
 * Announces a message to screen readers, whatever else is announced. `urgent` interrupts: for
 * refusals, not for news.
 */
export function announce(text: string, urgent = false): void {
  const { waiting } = useAnnouncements.getState();
  if (urgent) alarm(text);
  else if (waiting) useAnnouncements.setState({ waiting: [...waiting, text] });
  else tell(text, []);
}

function alarm(text: string): void {
  useAnnouncements.setState(({ urgent }) => ({ urgent: [...urgent, { text, count: ++count }] }));
  setTimeout(() => useAnnouncements.setState(({ urgent }) => ({ urgent: urgent.slice(-1) })), STAYS_MS);
}

function tell(text: string, waiting: readonly string[]): void {
  useAnnouncements.setState({ news: { text, count: ++count }, waiting });
  setTimeout(() => {
    const [next, ...later] = useAnnouncements.getState().waiting ?? [];
    if (next === undefined) useAnnouncements.setState({ waiting: null });
    else tell(next, later);
  }, STAYS_MS);
}

/**
 * The live regions behind `announce`, rendered once and permanently. Each urgent text has its own
 * alert.
 */
export function Announcer() {
  const { news, urgent } = useAnnouncements();
  return (
    <div className="visually-hidden">
      <output>
        <span key={news.count}>{news.text}</span>
      </output>
      {urgent.map((said) => (
        <div key={said.count} role="alert">
          {said.text}
        </div>
      ))}
    </div>
  );
}

import { create } from 'zustand';

/**
 * How long news stay before the next ones take their place: long enough to be taken up by who
 * listens.
 */
const STAYS_MS = 250;

interface Said {
  text: string;
  /** Two equal texts in turn are still two announcements. */
  count: number;
}

interface Announcements {
  news: Said;
  /**
   * News that wait until those before them were taken up; null when none were announced just now.
   */
  waiting: readonly string[] | null;
  /** The newest one stays; others are there for a moment, so that each is heard. */
  urgent: readonly Said[];
}

const useAnnouncements = create<Announcements>(() => ({ news: { text: '', count: 0 }, waiting: null, urgent: [] }));

let count = 0;

/**
 * Says something to those who listen to the page, however much else is said. `urgent` interrupts:
 * for refusals, not for news.
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
 * The live regions behind `announce`; once on the page, always. An alert is one of its own for each
 * urgent text.
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

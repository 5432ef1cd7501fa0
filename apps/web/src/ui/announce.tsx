import { create } from 'zustand';

/** How long a text stays before the next one of its region takes its place: long enough to be taken up by who listens. */
const STAYS_MS = 250;

type Region = 'news' | 'urgent';

interface Said {
  text: string;
  /** Two equal texts in turn are still two announcements. */
  count: number;
}

const silence: Said = { text: '', count: 0 };
const useSaid = create<Record<Region, Said>>(() => ({ news: silence, urgent: silence }));

/** What is still to be said in a region that is speaking; undefined while it is silent. */
const waiting: Partial<Record<Region, string[]>> = {};

/**
 * Says something to those who listen to the page, after all that was said before. `urgent` interrupts: for refusals, not
 * for news.
 */
export function announce(text: string, urgent = false): void {
  const region = urgent ? 'urgent' : 'news';
  const queue = waiting[region];
  if (queue) queue.push(text);
  else {
    waiting[region] = [];
    say(region, text);
  }
}

function say(region: Region, text: string): void {
  useSaid.setState((said) => ({ [region]: { text, count: said[region].count + 1 } }));
  setTimeout(() => {
    const next = waiting[region]?.shift();
    if (next === undefined) delete waiting[region];
    else say(region, next);
  }, STAYS_MS);
}

/** The two live regions behind `announce`; once on the page, always. */
export function Announcer() {
  const { news, urgent } = useSaid();
  return (
    <div className="visually-hidden">
      <output>
        <span key={news.count}>{news.text}</span>
      </output>
      <div role="alert">
        <span key={urgent.count}>{urgent.text}</span>
      </div>
    </div>
  );
}

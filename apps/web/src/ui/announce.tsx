import { create } from 'zustand';

interface Announcement {
  text: string;
  urgent: boolean;
  /** Two equal texts in turn are still two announcements. */
  count: number;
}

const useAnnouncement = create<Announcement>(() => ({ text: '', urgent: false, count: 0 }));

/** Says something to those who listen to the page. `urgent` interrupts: for refusals, not for news. */
export function announce(text: string, urgent = false): void {
  useAnnouncement.setState(({ count }) => ({ text, urgent, count: count + 1 }));
}

/** The two live regions behind `announce`; once on the page, always. */
export function Announcer() {
  const { text, urgent, count } = useAnnouncement();
  return (
    <div className="visually-hidden">
      <output>{urgent ? null : <span key={count}>{text}</span>}</output>
      <div role="alert">{urgent ? <span key={count}>{text}</span> : null}</div>
    </div>
  );
}

import { useState } from 'react';

/** Shares a link through the device, or copies it where sharing is unavailable. */
export function useShareLink() {
  const [done, setDone] = useState<'copied' | 'notCopied' | null>(null);

  /** @param title for the device's share sheet */
  async function share(title: string, url: string): Promise<void> {
    setDone(null);
    try {
      if ('canShare' in navigator) return await navigator.share({ title, url });
      await (navigator as Navigator).clipboard.writeText(url);
      setDone('copied');
    } catch (error) {
      // The reader has closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setDone('notCopied');
    }
  }

  return { done, share };
}

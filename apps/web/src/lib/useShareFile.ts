import { useState } from 'react';
import { shareFile } from './shareFile.ts';

/**
 * Shares a file that the page makes, or saves it where sharing is unavailable.
 *
 * @param make makes the file, and its title for the device's share sheet
 */
export function useShareFile(make: () => Promise<{ file: File; title: string }>) {
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<'saved' | 'failed' | null>(null);

  async function share(): Promise<void> {
    setBusy(true);
    setDone(null);
    try {
      const { file, title } = await make();
      setDone((await shareFile(file, title)) ? null : 'saved');
    } catch {
      setDone('failed');
    }
    setBusy(false);
  }

  return { busy, done, share };
}

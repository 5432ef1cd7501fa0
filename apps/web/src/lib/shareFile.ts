import { saveFile } from './saveFile.ts';

/** Opens the device's share sheet with the file, or saves it. @returns whether it was shared */
export async function shareFile(file: File, title: string): Promise<boolean> {
  if ('canShare' in navigator && navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return true;
    } catch (error) {
      // The reader has closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return true;
    }
  }
  saveFile(file);
  return false;
}

/** How long a browser may take to begin to save a file. In milliseconds. */
const KEPT_MS = 60_000;

/** Saves a file where the browser saves downloads. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

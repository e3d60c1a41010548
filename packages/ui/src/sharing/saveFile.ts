/** Milliseconds until the browser has started to download an object URL. */
const HELD = 60_000;

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), HELD);
}

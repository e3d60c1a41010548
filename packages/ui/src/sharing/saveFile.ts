/** Milliseconds until the browser has taken hold of a file that it was handed. */
const HELD = 60_000;

/** Saves a file by the browser, under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), HELD);
}

import type { ExportedFile } from './exportMachine.ts';

/** Saves a file by the browser, under the name that the server gave it. */
export function handOver({ csv, file_name }: ExportedFile): void {
  const file = new Blob([csv], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file_name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

import type { FileTransfer } from './fileTransferMachine.ts';

/** Transfers of files, begun when they were chosen or sent. */
export const transfers = new WeakMap<File, Promise<FileTransfer | null>>();
/** Files that were removed, perhaps before they were prepared. */
export const dropped = new WeakSet<File>();

/** Returns the transfer of a file, which a large file has once it was chosen or sent. */
export const transferOf = (file: File): Promise<FileTransfer | null> | undefined =>
  transfers.get(file);

/** Drops files that are removed, and what the server has of them. */
export function dropFiles(files: readonly { readonly file: File }[]): void {
  for (const { file } of files) {
    dropped.add(file);
    transfers.get(file)?.then((transfer) => transfer?.send({ type: 'file.removed' }));
  }
}

import { type FileCategory, type FileInfo, uploadFile, uploadFileAlias } from '@saudagar/contract';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import {
  type ChosenPhotos,
  isPreparing,
  preparedFile,
  preparePhotos,
} from '../photos/preparePhotos.ts';
import type { FileTransfer } from './fileTransferMachine.ts';
import { dropped, transfers } from './fileTransfers.ts';
import type { SendingOptions } from './sendPartsActors.ts';

/** Size in bytes from which a file is sent in parts: below, it takes one call instead of three. */
const PARTS_FROM = 262_144;

/** A chosen file to send. */
export interface SentFile {
  readonly file: File;
  /** Idempotency key: a repeated upload creates no second file. */
  readonly clientId: string;
  readonly category: FileCategory;
}

/** Loaded with the first large file. */
const loadParts = () => import('./sendPartsActors.ts');

/**
 * Begins to send a file that is ready, or finds its transfer; null when it is sent whole, as a
 * small one is, and any in a page that cannot load the rest.
 */
export function beginTransfer(
  portal: Portal,
  file: File,
  category: FileCategory,
): Promise<FileTransfer | null> {
  if (file.size < PARTS_FROM) return Promise.resolve(null);
  dropped.delete(file);
  const begun = transfers.get(file) ?? Promise.resolve(null);
  const transfer = begun.then(async (known) => {
    if (known?.getSnapshot().status === 'active') return known;
    const { startTransfer } = await loadParts();
    return dropped.has(file) ? null : startTransfer(portal, { file, category });
  });
  const settled = transfer.catch((error: unknown) => {
    console.info('saudagar: a file is sent whole', error);
    return null;
  });
  transfers.set(file, settled);
  return settled;
}

/** Prepares chosen files, and begins to send each as soon as it is ready (FEED-218). */
export function sendChosen(
  portal: Portal,
  category: FileCategory,
  chosen: Omit<ChosenPhotos, 'type'>,
  onNews: Parameters<typeof preparePhotos>[1],
): void {
  preparePhotos(chosen, (news) => {
    if (news.type === 'photo.prepared' && !dropped.has(news.from))
      void beginTransfer(portal, news.to, category);
    onNews(news);
  });
  for (const file of chosen.files)
    if (!isPreparing(file)) void beginTransfer(portal, file, category);
}

/** The `photos` of a machine whose files are sent from when they are chosen. */
export const sendingPreparation = (portal: Portal, category: FileCategory) =>
  fromCallback<ChosenPhotos, void>(({ receive, sendBack }) => {
    receive((chosen) => sendChosen(portal, category, chosen, sendBack));
  });

/**
 * Sends a chosen file and returns it as stored: joins the transfer that began when it was chosen.
 * @throws ApiError as `uploadFile` does
 */
export async function sendFile(
  portal: Portal,
  { file: chosen, clientId, category }: SentFile,
  options: SendingOptions = {},
): Promise<FileInfo> {
  const file = await preparedFile(chosen);
  const transfer = await beginTransfer(portal, file, category);
  if (transfer) {
    const { finishTransfer } = await loadParts();
    const stored = await finishTransfer(portal.client, transfer, clientId, options);
    if (stored) return stored;
  }
  const { onProgress, signal } = options;
  // Each screen uses the path its document names (FEED-053, ADM-239).
  const upload = category === 'resources' ? uploadFileAlias : uploadFile;
  const { file: info } = await portal.client.call(upload, {
    body: { category, file, client_id: clientId },
    ...(onProgress && { onProgress }),
    ...(signal && { signal }),
  });
  return info;
}

import { ApiError, type Client, type FileInfo, finishUpload } from '@saudagar/contract';
import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { provideFileTransfer } from './fileTransferActors.ts';
import type { FileTransfer, FileTransferInput } from './fileTransferMachine.ts';

/** Options of sending a file. */
export interface SendingOptions {
  /** Receives the share of the bytes sent, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  /** Ends the wait. The bytes go on, until the file is dropped. */
  readonly signal?: AbortSignal | undefined;
  /** False to reject while the connection is lost; the bytes go on. @default true */
  readonly waits?: boolean | undefined;
}

let count = 0;

/** Starts a transfer, which outlives every view. */
export function startTransfer(portal: Portal, input: FileTransferInput): FileTransfer {
  count += 1;
  return startPersistentActor(portal, `files.transfer.${count}`, provideFileTransfer, input);
}

/**
 * Has the server store a transferred file once all its bytes have arrived. Null when the file has
 * to be sent whole: to a server without the protocol, or one that no longer has the bytes.
 */
export async function finishTransfer(
  client: Client,
  transfer: FileTransfer,
  clientId: string,
  options: SendingOptions,
): Promise<FileInfo | null> {
  const uploadId = await arrival(transfer, options);
  if (uploadId === null) return null;
  try {
    const body = { upload_id: uploadId, client_id: clientId };
    const { file } = await client.call(finishUpload, { body });
    transfer.send({ type: 'file.stored' });
    return file;
  } catch (error) {
    const { kind, status } = ApiError.from(error);
    // A refused file is sent again on a retry.
    if (kind === 'refused' && status !== 429) transfer.send({ type: 'file.removed' });
    if (status === 404) return null;
    throw error;
  }
}

/** Waits until all bytes have arrived. Returns the upload's id; null when there is none to be. */
function arrival(transfer: FileTransfer, options: SendingOptions): Promise<string | null> {
  const { onProgress, signal, waits = true } = options;
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const look = (snapshot: ReturnType<FileTransfer['getSnapshot']>) => {
    const { file, sent, uploadId, failure } = snapshot.context;
    if (snapshot.matches('sent')) resolve(uploadId);
    else if (snapshot.matches('failed')) {
      if (failure) reject(failure);
      else resolve(null);
      // A retry begins again. Its end comes second: it would be the reason.
      transfer.send({ type: 'file.removed' });
    } else if (snapshot.status !== 'active') reject(new ApiError('aborted'));
    else if (snapshot.matches('interrupted') && !waits) reject(failure);
    else onProgress?.(sent / file.size);
  };
  const onAbort = () => reject(new ApiError('aborted'));
  signal?.addEventListener('abort', onAbort, { once: true });
  const watching = transfer.subscribe({ next: look, complete: onAbort });
  look(transfer.getSnapshot());
  return promise.finally(() => {
    watching.unsubscribe();
    signal?.removeEventListener('abort', onAbort);
  });
}

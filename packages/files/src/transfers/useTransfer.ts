import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { FileTransfer } from './fileTransferMachine.ts';
import { transferOf } from './fileTransfers.ts';

/** State of sending a chosen file, as its chip shows it. */
export interface ShownTransfer {
  /** Number of bytes sent so far; undefined unless it is being sent. */
  readonly sent: number | undefined;
  /** True while the connection is lost. */
  readonly isInterrupted: boolean;
}

/** Follows the sending of a file, if it has begun. */
export function useTransfer(file: File): ShownTransfer {
  const [transfer, setTransfer] = useState<FileTransfer | undefined>();
  const begun = transferOf(file);
  useEffect(() => {
    let isShown = true;
    begun?.then((found) => isShown && setTransfer(found ?? undefined));
    return () => {
      isShown = false;
    };
  }, [begun]);
  const isOwn = transfer?.getSnapshot().context.file === file;
  const sent = useSelector(transfer, (state) =>
    state?.matches('active') || state?.matches('interrupted') ? state.context.sent : undefined,
  );
  const isLost = useSelector(transfer, (state) => state?.context.isLost ?? false);
  return isOwn
    ? { sent, isInterrupted: isLost && sent !== undefined }
    : { sent: undefined, isInterrupted: false };
}

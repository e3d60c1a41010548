import { getSocket } from '@saudagar/delivery';
import { usePortal } from '@saudagar/portal';
import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds between two notices while somebody goes on writing. */
const REPEAT_MS = 3000;

/** Tells the others of a conversation that its member writes, and when they no longer do. */
export function useTyping(roomId: string): (isTyping: boolean) => void {
  const connection = getSocket(usePortal());
  const reported = useRef<number | null>(null);
  const report = useCallback(
    (isTyping: boolean) => {
      const isDue = reported.current === null || Date.now() - reported.current >= REPEAT_MS;
      if (isTyping ? !isDue : reported.current === null) return;
      reported.current = isTyping ? Date.now() : null;
      // Where the whole portal goes, the connection has gone before this view.
      if (connection.getSnapshot().status !== 'active') return;
      connection.send({
        type: 'command.given',
        command: { type: 'typing', room_id: roomId, typing: isTyping },
      });
    },
    [connection, roomId],
  );
  useEffect(() => () => report(false), [report]);
  return report;
}

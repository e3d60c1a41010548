import { getSocket } from '@saudagar/delivery';
import { usePortal } from '@saudagar/portal';
import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds between typing notices while typing continues. */
const REPEAT_MS = 3000;

/** Returns a function that sends typing notices to a conversation. */
export function useTyping(conversationId: string): (isTyping: boolean) => void {
  const connection = getSocket(usePortal());
  const reported = useRef<number | null>(null);
  const report = useCallback(
    (isTyping: boolean) => {
      const isDue = reported.current === null || Date.now() - reported.current >= REPEAT_MS;
      if (isTyping ? !isDue : reported.current === null) return;
      reported.current = isTyping ? Date.now() : null;
      // When the whole portal stops, the connection ends before this view.
      if (connection.getSnapshot().status !== 'active') return;
      connection.send({
        type: 'command.given',
        command: { type: 'typing', room_id: conversationId, typing: isTyping },
      });
    },
    [connection, conversationId],
  );
  useEffect(() => () => report(false), [report]);
  return report;
}

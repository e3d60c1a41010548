import { getPresence, type Presence } from '@saudagar/contract';
import { onStale } from '@saudagar/delivery/machines';
import { provideFlow, type ReadEvent, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** The direct conversation whose other member's presence is read. */
export interface PresenceQuery {
  conversationId: string;
}

/** Milliseconds between two reads of a visible page. */
const REFRESH_MS = 30_000;

/** Presence of the other member of a direct conversation, as far as both show theirs. */
export const presenceMachine = readMachine<PresenceQuery, Presence>({ id: 'presence' });

/** Implements presence with the portal's client, read again while the page is visible. */
export const providePresence = (portal: Portal) =>
  provideFlow(presenceMachine, {
    actors: {
      load: read(portal, getPresence, ({ query: { conversationId } }) => ({
        params: { roomId: conversationId },
      })),
      subscribe: fromCallback<ReadEvent<Presence>, { query: PresenceQuery }>(({ sendBack }) => {
        const refresh = () => {
          if (document.visibilityState === 'visible') sendBack({ type: 'read.outdated' });
        };
        const timer = setInterval(refresh, REFRESH_MS);
        document.addEventListener('visibilitychange', refresh);
        const stopStale = onStale(portal, ['peace'], refresh);
        return () => {
          clearInterval(timer);
          document.removeEventListener('visibilitychange', refresh);
          stopStale();
        };
      }),
    },
  });

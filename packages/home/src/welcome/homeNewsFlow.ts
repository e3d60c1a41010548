import { getHomeNews, type HomeNews } from '@saudagar/contract';
import { onStale } from '@saudagar/delivery/machines';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** Reads what is new since the last visit (SHELL-147). */
export const homeNewsMachine = readMachine<null, HomeNews>({ id: 'homeNews' });

/** Events after which another number of requests or messages waits. */
const COUNTED = ['relation', 'unread'] as const;

/** What is new, on the portal's client; it follows what comes while the page is open. */
export const provideHomeNews = (portal: Portal) =>
  provideFlow(homeNewsMachine, {
    actors: {
      load: read(portal, getHomeNews, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        onStale(portal, COUNTED, () => sendBack({ type: 'read.outdated' })),
      ),
    },
  });

import { getHomeNews, type HomeNews } from '@saudagar/contract';
import { onStale } from '@saudagar/delivery/machines';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** Reads the news since the last visit (SHELL-147). */
export const homeNewsMachine = readMachine<null, HomeNews>({ id: 'homeNews' });

/** Events that change the number of pending requests or messages. */
const COUNTED = ['relation', 'unread'] as const;

/** Provides the news with the portal's client; updates while the page is open. */
export const provideHomeNews = (portal: Portal) =>
  provideFlow(homeNewsMachine, {
    actors: {
      load: read(portal, getHomeNews, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        onStale(portal, COUNTED, () => sendBack({ type: 'read.outdated' })),
      ),
    },
  });

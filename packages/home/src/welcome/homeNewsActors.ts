import { getHomeNews } from '@saudagar/contract';
import { hearOutdated } from '@saudagar/delivery';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { homeNewsMachine } from './homeNewsMachine.ts';

/** Events after which another number of requests or messages waits. */
const COUNTED = ['relation', 'unread'] as const;

/** What is new, on the portal's client; it follows what comes while the page is open. */
export const provideHomeNews = (portal: Portal) =>
  provideFlow(homeNewsMachine, {
    actors: {
      load: read(portal, getHomeNews, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        hearOutdated(portal, COUNTED, () => sendBack({ type: 'read.outdated' })),
      ),
    },
  });

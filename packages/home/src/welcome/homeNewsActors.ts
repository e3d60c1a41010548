import { getHomeNews } from '@saudagar/contract';
import { connectionOf } from '@saudagar/delivery';
import { read, withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { homeNewsMachine } from './homeNewsMachine.ts';

/** Events after which another number of requests or messages waits. */
const COUNTED = ['relation', 'unread', 'gap'];

/** What is new, on the portal's client; it follows what comes while the page is open. */
export const provideHomeNews = (portal: Portal) =>
  withDefaults(homeNewsMachine).provide({
    actors: {
      load: read(portal, getHomeNews, () => ({})),
      subscribe: fromCallback(({ sendBack }) => {
        const told = connectionOf(portal).on('connection.told', ({ events }) => {
          if (events.some(({ type }) => COUNTED.includes(type)))
            sendBack({ type: 'read.outdated' });
        });
        return () => told.unsubscribe();
      }),
    },
  });

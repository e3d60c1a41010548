import { getHomeNews } from '@saudagar/contract';
import { read, withDefaults } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { homeNewsMachine } from './homeNewsMachine.ts';

/** What is new, on the portal's client. */
export const provideHomeNews = (portal: Portal) =>
  withDefaults(homeNewsMachine).provide({
    actors: { load: read(portal, getHomeNews, () => ({})) },
  });

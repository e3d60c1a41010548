import { getDashboard } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';
import { dashboardMachine } from './dashboardMachine.ts';

/** Where the one dashboard is kept. */
export const DASHBOARD = 'admin.dashboard';

/** News after which figures are read again. */
const RELOADS: ReadonlySet<string> = new Set(['flags', 'content', 'resources', 'users']);

/** The dashboard on the portal's client, read again after each decision. */
export const provideDashboard = (portal: Portal) =>
  provideFlow(dashboardMachine, {
    actors: {
      load: read(portal, getDashboard, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ about }) => {
          // What is decided is counted with the reload that follows (ADM-090).
          if (RELOADS.has(about)) sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

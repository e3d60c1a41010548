import { type Dashboard, getDashboard } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** The figures of the community, which the overview shows and the tabs count by (ADM-020). */
export const dashboardMachine = readMachine<null, Dashboard>({ id: 'adminDashboard' });

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
        subscribeAdmin(portal, ({ type: about }) => {
          // What is decided is counted with the reload that follows (ADM-090).
          if (RELOADS.has(about)) sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

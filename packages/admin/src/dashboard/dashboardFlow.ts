import { type Dashboard, getDashboard } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** Community figures, for the overview and the tabs' counts (ADM-020). */
export const dashboardMachine = readMachine<null, Dashboard>({ id: 'adminDashboard' });

/** Key of the shared dashboard actor. */
export const DASHBOARD = 'admin.dashboard';

/** Changes after which the figures reload. */
const RELOADS: ReadonlySet<string> = new Set(['queues', 'flags', 'content', 'resources', 'users']);

/** Implements the dashboard with the portal's client; reloads after each decision. */
export const provideDashboard = (portal: Portal) =>
  provideFlow(dashboardMachine, {
    actors: {
      load: read(portal, getDashboard, () => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ type }) => {
          // A decision is counted by the reload that follows it (ADM-090).
          if (RELOADS.has(type)) sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

import type { Dashboard } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** The figures of the community, which the overview shows and the tabs count by (ADM-020). */
export const dashboardMachine = readMachine<null, Dashboard>({ id: 'adminDashboard' });

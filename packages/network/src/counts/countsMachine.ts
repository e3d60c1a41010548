import { readMachine } from '@saudagar/flows';

/** How much the tabs of My Network hold. */
export interface NetworkCounts {
  connections: number;
  incoming: number;
  sent: number;
  invitations: number;
}

/** Reads the counts on the tabs; without them the tabs have none. */
export const countsMachine = readMachine<null, NetworkCounts>({ id: 'networkCounts' });

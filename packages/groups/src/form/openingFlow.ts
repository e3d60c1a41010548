import { type GroupOpening, getGroupOpening } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Number of posts, comments and authors that a private group opens as it becomes public. */
export const openingMachine = readMachine<{ id: string }, GroupOpening>({ id: 'groupOpening' });

/** Implements counting with the portal's client. */
export const provideOpening = (portal: Portal) =>
  provideFlow(openingMachine, {
    actors: {
      load: read(portal, getGroupOpening, ({ query }: { query: { id: string } }) => ({
        params: query,
      })),
    },
  });

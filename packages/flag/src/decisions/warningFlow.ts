import { getWarning, type Warning } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** A warning as the warned member reads it. */
export const warningMachine = readMachine<{ id: string }, Warning>({ id: 'warning' });

/** Notifies all views of the warning, in other tabs too, that it was answered. */
export const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<Warning>('saudagar.warnings.v1');

/** Provides a warning with the portal's client. */
export const provideWarning = (portal: Portal) =>
  provideFlow(warningMachine, {
    actors: {
      load: read(portal, getWarning, ({ query: params }: { query: { id: string } }) => ({
        params,
      })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        channelOf(portal).subscribe((warning) => {
          if (warning.id === query.id) sendBack({ type: 'read.changed', change: () => warning });
        }),
      ),
    },
  });

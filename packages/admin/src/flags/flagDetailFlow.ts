import { type Flag, type FlagDetail, getFlag } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** A flag with what it stands in, all reports on it and what was decided before. */
export const flagDetailMachine = readMachine<{ id: string }, FlagDetail>({ id: 'flagDetail' });

/** One flag on the portal's client; a look at a message is written to the audit log. */
export const provideFlagDetail = (portal: Portal) =>
  provideFlow(flagDetailMachine, {
    actors: {
      load: read(portal, getFlag, ({ query: { id } }: { query: { id: string } }) => ({
        params: { id },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, (news) => {
          if (news.type !== 'claimed') return;
          const { claim } = news;
          sendBack({ type: 'read.changed', change: (flag: Flag) => ({ ...flag, claim }) });
        }),
      ),
    },
  });

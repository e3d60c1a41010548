import { type Flag, type FlagDetail, getFlag } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

/** A flag with its context, all reports on it and earlier decisions. */
export const flagDetailMachine = readMachine<{ id: string }, FlagDetail>({ id: 'flagDetail' });

/** Implements loading a flag with the portal's client; viewing a message is audited. */
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

import { type Flag, type FlagDetail, getFlag } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';
import { caseIdOf } from './cases.ts';

/** A flag with its context, all reports on it and earlier decisions. */
export const flagDetailMachine = readMachine<{ id: string }, FlagDetail>({ id: 'flagDetail' });

/**
 * Implements loading a flag with the portal's client; viewing a message is audited. Follows claims
 * and decisions of others.
 */
export const provideFlagDetail = (portal: Portal) =>
  provideFlow(flagDetailMachine, {
    actors: {
      load: read(portal, getFlag, ({ query: { id } }: { query: { id: string } }) => ({
        params: { id },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, (news) => {
          if (news.type === 'queues' || news.type === 'flags') sendBack({ type: 'read.outdated' });
          if (news.type !== 'claimed') return;
          const { caseId, claim } = news;
          sendBack({
            type: 'read.changed',
            change: (flag: Flag) => (caseIdOf(flag) === caseId ? { ...flag, claim } : flag),
          });
        }),
      ),
    },
  });

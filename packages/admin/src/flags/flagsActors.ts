import { type Flag, getFlag, listFlags } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';
import { caseIdOf } from './cases.ts';
import { flagDetailMachine } from './flagDetailMachine.ts';
import { type FlagsQuery, flagsMachine } from './flagsMachine.ts';

/** Flags on the portal's client; the time defeats caches (ADM-045). */
export const provideFlags = (portal: Portal) =>
  provideFlow(flagsMachine, {
    actors: {
      loadPage: read(
        portal,
        listFlags,
        ({ query, cursor }: { query: FlagsQuery; cursor: string | null }) => ({
          query: {
            status: query.status,
            t: String(Date.now()),
            ...(query.type && { content_type: query.type }),
            ...(query.reason && { reason: query.reason }),
            ...(cursor !== null && { cursor }),
          },
        }),
        (page, { query: { status } }) => ({ ...page, items: shownFlags(page.items, status) }),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeAdmin(portal, (news) => {
          if (news.about === 'flags') sendBack({ type: 'list.refreshed' });
          if (news.about === 'decided' && query.status === 'pending')
            sendBack({
              type: 'items.changed',
              change: (flags: readonly Flag[]) =>
                flags.filter((flag) => !news.cases.includes(caseIdOf(flag))),
            });
          if (news.about === 'claimed')
            sendBack({
              type: 'items.changed',
              change: (flags: readonly Flag[]) =>
                flags.map((flag) =>
                  caseIdOf(flag) === news.caseId ? { ...flag, claim: news.claim } : flag,
                ),
            });
        }),
      ),
    },
  });

/** A flag that waits no longer, or is not active, is not shown among those that wait (ADM-057, 058). */
const shownFlags = (flags: readonly Flag[], status: FlagsQuery['status']): Flag[] =>
  flags.filter((flag) => flag.status === status && (status === 'reviewed' || flag.is_active));

/** One flag on the portal's client; a look at a message is written to the audit log. */
export const provideFlagDetail = (portal: Portal) =>
  provideFlow(flagDetailMachine, {
    actors: {
      load: read(portal, getFlag, ({ query: { id } }: { query: { id: string } }) => ({
        params: { id },
      })),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, (news) => {
          if (news.about !== 'claimed') return;
          const { claim } = news;
          sendBack({ type: 'read.changed', change: (flag: Flag) => ({ ...flag, claim }) });
        }),
      ),
    },
  });

import {
  type Flag,
  type FlaggedType,
  type FlagReason,
  type FlagStatus,
  listFlags,
} from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';
import { caseIdOf } from './cases.ts';

/** Filters of the flags. */
export interface FlagsQuery {
  status: FlagStatus;
  type: FlaggedType | '';
  reason: FlagReason | '';
}

/** Pending or decided flags (ADM-043–046). */
export const flagsMachine = listMachine<FlagsQuery, Flag>({
  id: 'flags',
  idOf: ({ id }) => id,
  isNarrowed: ({ type, reason }) => Boolean(type || reason),
});

/** Implements listing flags with the portal's client; a timestamp bypasses caches (ADM-045). */
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
          if (news.type === 'flags' || news.type === 'queues') sendBack({ type: 'list.refreshed' });
          if (news.type === 'decided' && query.status === 'pending')
            sendBack({
              type: 'items.changed',
              change: (flags: readonly Flag[]) =>
                flags.filter((flag) => !news.cases.includes(caseIdOf(flag))),
            });
          if (news.type === 'claimed')
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

/** Returns only pending, active flags when the list is of pending ones (ADM-057, 058). */
const shownFlags = (flags: readonly Flag[], status: FlagsQuery['status']): Flag[] =>
  flags.filter((flag) => flag.status === status && (status === 'reviewed' || flag.is_active));

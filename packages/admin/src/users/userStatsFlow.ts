import { getUserStats, type ReplyOf } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';

export type UserStats = ReplyOf<typeof getUserStats>;

/** Figures of the accounts (ADM-261–265). */
export const userStatsMachine = readMachine<null, UserStats>({ id: 'userStats' });

/** Implements the figures with the portal's client. */
export const provideUserStats = (portal: Portal) =>
  provideFlow(userStatsMachine, {
    actors: {
      load: read(portal, getUserStats, (_: { query: null }) => ({})),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ type }) => {
          if (type === 'users') sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

import { type Group, getGroup } from '@saudagar/contract';
import { onNotified } from '@saudagar/delivery/machines';
import { onInvalidated, provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** One group, on its own page or over a list. */
export const groupMachine = readMachine<{ id: string }, Group>({ id: 'group' });

/** Implements loading one group with the portal's client. */
export const provideGroup = (portal: Portal) =>
  provideFlow(groupMachine, {
    actors: {
      load: read(portal, getGroup, ({ query }: { query: { id: string } }) => ({ params: query })),
      subscribe: fromCallback(({ input: { query }, sendBack }) => {
        // Such as the notification of a removal: the page is then that of a visitor.
        const stopNotified = onNotified(portal, () => sendBack({ type: 'read.outdated' }));
        // Such as a mute of the group among the notifications.
        const stopInvalidated = onInvalidated(portal, 'groups', () =>
          sendBack({ type: 'read.outdated' }),
        );
        const unsubscribe = subscribeGroups(portal, (news) => {
          if (news.type !== 'group' || news.change.id !== query.id) return;
          const { change } = news;
          sendBack({ type: 'read.changed', change: (value: Group) => ({ ...value, ...change }) });
          // Membership brings fields of its own, such as the chosen notices.
          if (change.membership && !change.notices) sendBack({ type: 'read.outdated' });
        });
        return () => {
          stopNotified();
          stopInvalidated();
          unsubscribe();
        };
      }),
    },
  });

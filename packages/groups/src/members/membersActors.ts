import {
  doneIfGone,
  type GroupStanding,
  handOverGroup,
  listGroupMembers,
  removeGroupMember,
} from '@saudagar/contract';
import { provideFlow, read, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishGroup, publishOwn, publishPeople, subscribeGroups } from '../changes/changes.ts';
import { handOverMachine } from './handOverMachine.ts';
import { membersMachine } from './membersMachine.ts';
import { removeMachine } from './removeMachine.ts';

/** A group's members on the portal's client. */
export const provideMembers = (portal: Portal) =>
  provideFlow(membersMachine, {
    actors: {
      loadPage: read(portal, listGroupMembers, ({ query: { id, search }, cursor }) => ({
        params: { id },
        query: {
          ...(search.trim() && { search: search.trim() }),
          ...(cursor !== null && { cursor }),
        },
      })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeGroups(portal, (news) => {
          if (news.about === 'people' && news.id === query.id) sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** Removing a member on the portal's client. Who has gone already counts as removed. */
export const provideRemove = (portal: Portal) =>
  provideFlow(removeMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }): Promise<GroupStanding> => {
        const standing = await portal.client.call(removeGroupMember, { params }).catch(doneIfGone);
        return standing ?? {};
      }),
    },
    actions: {
      publish: (_, { input: { id }, done: { member_count } }) =>
        publishPeople(portal, id, { member_count }),
    },
  });

/** Handing a group over on the portal's client. */
export const provideHandOver = (portal: Portal) =>
  provideFlow(handOverMachine, {
    actors: {
      run: write(portal, handOverGroup, ({ input: { id, userId } }) => ({
        params: { id },
        body: { user_id: userId },
      })),
    },
    actions: {
      publish: (_, { done }) => {
        publishGroup(portal, done);
        publishPeople(portal, done.id, {});
        publishOwn(portal);
      },
    },
  });

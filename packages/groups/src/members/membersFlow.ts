import { type GroupMember, listGroupMembers } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** Group and name search of a member list. */
export interface MembersQuery {
  id: string;
  search: string;
}

/** Members of a group (GRP-049). */
export const membersMachine = listMachine<MembersQuery, GroupMember>({
  id: 'groupMembers',
  idOf: ({ user }) => user.id,
  isNarrowed: ({ search }) => search.trim() !== '',
});

/** Implements a group's members with the portal's client. */
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
          if (news.type === 'people' && news.id === query.id) sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

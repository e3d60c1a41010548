import { type GroupMember, listGroupMembers } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeGroups } from '../changes/changes.ts';

/** Whose members are listed, and what their names are searched for. */
export interface MembersQuery {
  id: string;
  search: string;
}

/** The members of a group (GRP-049). */
export const membersMachine = listMachine<MembersQuery, GroupMember>({
  id: 'groupMembers',
  idOf: ({ user }) => user.id,
  isNarrowed: ({ search }) => search.trim() !== '',
});

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
          if (news.type === 'people' && news.id === query.id) sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

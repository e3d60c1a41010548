import { type SuggestedMember, suggestMembers } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Name to search for; an empty one returns the likeliest members. */
export interface PeopleQuery {
  name: string;
  /** Group whose members are not offered. @default none */
  groupId?: string | undefined;
}

/** Members to choose from, searched by name. */
export const peopleMachine = listMachine<PeopleQuery, SuggestedMember>({
  id: 'people',
  isNarrowed: ({ name }) => name.trim() !== '',
  idOf: ({ id }) => id,
});

/** Members per request: those visible before more of a name is typed. */
const PEOPLE = 20;

/** Members to choose from on the portal's client. */
export const providePeople = (portal: Portal) =>
  provideFlow(peopleMachine, {
    actors: {
      loadPage: read(
        portal,
        suggestMembers,
        ({ query: { name, groupId } }) => ({
          query: { q: name, limit: PEOPLE, group_id: groupId },
        }),
        (items) => ({ items: items.filter(({ in_group }) => !in_group), cursor: null }),
      ),
    },
  });

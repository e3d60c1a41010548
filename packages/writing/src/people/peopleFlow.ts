import { type Member, suggestMembers } from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** The name that members are searched by; an empty one asks for the likeliest members. */
export interface PeopleQuery {
  name: string;
}

/** Members to choose from, found by name. */
export const peopleMachine = listMachine<PeopleQuery, Member>({
  id: 'people',
  isNarrowed: ({ name }) => name.trim() !== '',
  idOf: ({ id }) => id,
});

/** Members asked for at once: those a list shows before more of a name is typed. */
const PEOPLE = 20;

/** Members to choose from on the portal's client. */
export const providePeople = (portal: Portal) =>
  provideFlow(peopleMachine, {
    actors: {
      loadPage: read(
        portal,
        suggestMembers,
        ({ query: { name } }) => ({ query: { q: name, limit: PEOPLE } }),
        (items) => ({ items, cursor: null }),
      ),
    },
  });

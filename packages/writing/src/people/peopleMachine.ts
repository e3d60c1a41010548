import type { Member } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

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

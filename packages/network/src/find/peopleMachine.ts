import type { Person } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** Members that a search finds; asked half a second after typing stops (NET-056–058). */
export const peopleMachine = listMachine<{ text: string }, Person>({
  id: 'peopleSearch',
  idOf: ({ id }) => id,
  isNarrowed: true,
  delay: 500,
});

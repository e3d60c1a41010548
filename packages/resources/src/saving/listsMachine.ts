import type { SavedList } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** The member's own lists of resources. */
export const listsMachine = listMachine<null, SavedList>({
  id: 'savedLists',
  idOf: ({ id }) => id,
});

import type { Resource } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** The first resources of the library, for the home page; empty where there are none. */
export const featuredMachine = readMachine<{ limit: number }, readonly Resource[]>({
  id: 'featuredResources',
  isEmpty: (resources) => resources.length === 0,
});

import type { ApprovalStatus, Resource, ResourceCategory, ResourceType } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** What the library is narrowed by as it is managed; empty for all. */
export interface ManagedQuery {
  type: ResourceType | '';
  category: ResourceCategory | '';
  status: ApprovalStatus | '';
  search: string;
}

/** All resources of the library, published or not (ADM-138). */
export const managedResourcesMachine = listMachine<ManagedQuery, Resource>({
  id: 'managedResources',
  idOf: ({ id }) => id,
  isNarrowed: ({ type, category, status, search }) =>
    Boolean(type || category || status || search.trim()),
  // Filters come by a button: there is no typing to wait for.
  delay: 0,
});

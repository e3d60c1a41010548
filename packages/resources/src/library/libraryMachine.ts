import type { Resource, ResourceCategory, ResourceType } from '@saudagar/contract';
import { listMachine } from '@saudagar/flows';

/** What the library is searched and narrowed by. */
export interface LibraryQuery {
  search: string;
  type: ResourceType | '';
  category: ResourceCategory | '';
  /** Only resources in this list of the member's; null for any. */
  list: string | null;
  /** Only resources that the member has begun. */
  isBegun: boolean;
}

/** The library, or one of a member's lists (RES-003–006). */
export const libraryMachine = listMachine<LibraryQuery, Resource>({
  id: 'resources',
  idOf: ({ id }) => id,
  isNarrowed: ({ search, type, category }) => Boolean(search.trim() || type || category),
});

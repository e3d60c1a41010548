import {
  type ApprovalStatus,
  listManagedResources,
  type Resource,
  type ResourceCategory,
  type ResourceType,
} from '@saudagar/contract';
import { listMachine, provideFlow, read } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';
import { subscribeAdmin } from '../changes/changes.ts';
import { changeManaged } from './resourceChange.ts';

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

/** The managed library on the portal's client; filters that are empty are not sent (ADM-143, 144). */
export const provideManagedResources = (portal: Portal) =>
  provideFlow(managedResourcesMachine, {
    actors: {
      loadPage: read(
        portal,
        listManagedResources,
        ({ query, cursor }: { query: ManagedQuery; cursor: string | null }) => ({
          query: {
            active_only: 'true' as const,
            ...(query.type && { resource_type: query.type }),
            ...(query.category && { category: query.category }),
            ...(query.status && { approval_status: query.status }),
            ...(query.search.trim() && { search: query.search.trim() }),
            ...(cursor !== null && { cursor }),
          },
        }),
        ({ resources, cursor }) => ({ items: resources, cursor: cursor ?? null }),
      ),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeAdmin(portal, (news) => {
          if (news.type === 'resource')
            sendBack({
              type: 'items.changed',
              change: (items: readonly Resource[]) => changeManaged(items, news, query),
            });
          else if (news.type === 'resources' || news.type === 'content')
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

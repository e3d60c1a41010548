import {
  ApiError,
  deleteResource,
  getResourceStats,
  listManagedResources,
  publishResource,
  type Resource,
  unpublishResource,
} from '@saudagar/contract';
import { provideFlow, publishOutdated, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback, fromPromise } from 'xstate';
import { publishAdmin, subscribeAdmin } from '../changes/changes.ts';
import { deleteResourceMachine } from './deleteResourceMachine.ts';
import { type ManagedQuery, managedResourcesMachine } from './managedResourcesMachine.ts';
import { publishResourceMachine } from './publishResourceMachine.ts';
import { changeManaged, type ResourceNews } from './resourceChange.ts';
import { resourceStatsMachine } from './resourceStatsMachine.ts';

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
          if (news.about === 'resource')
            sendBack({
              type: 'items.changed',
              change: (items: readonly Resource[]) => changeManaged(items, news, query),
            });
          else if (news.about === 'resources' || news.about === 'content')
            sendBack({ type: 'list.refreshed' });
        }),
      ),
    },
  });

/** The figures on the portal's client, read again after each change of the library. */
export const provideResourceStats = (portal: Portal) =>
  provideFlow(resourceStatsMachine, {
    actors: {
      load: read(
        portal,
        getResourceStats,
        () => ({}),
        ({ overview }) => overview,
      ),
      subscribe: fromCallback(({ sendBack }) =>
        subscribeAdmin(portal, ({ about }) => {
          if (['resource', 'resources', 'content'].includes(about))
            sendBack({ type: 'read.outdated' });
        }),
      ),
    },
  });

/** Publishing and unpublishing on the portal's client. */
export const providePublishResource = (portal: Portal) =>
  provideFlow(publishResourceMachine, {
    actors: {
      run: fromPromise(({ input: { input } }) =>
        portal.client.call(input.to === 'approved' ? publishResource : unpublishResource, {
          params: { id: input.id },
        }),
      ),
    },
    actions: {
      publish: (_, { done }) => publishChange(portal, { id: done.id, resource: done }),
    },
  });

/** Deleting on the portal's client. */
export const provideDeleteResource = (portal: Portal) =>
  provideFlow(deleteResourceMachine, {
    actors: {
      run: fromPromise(async ({ input: { input: params } }) => {
        try {
          await portal.client.call(deleteResource, { params });
        } catch (error) {
          // Whoever deleted it: lists that still show it are out of date.
          if (ApiError.from(error).status === 404) publishAdmin(portal, { about: 'resources' });
          throw error;
        }
      }),
    },
    actions: {
      publish: (_, { input: { id } }) => publishChange(portal, { id, resource: null }),
    },
  });

/** Tells the Admin Center and the members' library, in all tabs. */
export function publishChange(portal: Portal, news: ResourceNews): void {
  publishAdmin(portal, { about: 'resource', ...news });
  publishOutdated(portal, 'resources');
}

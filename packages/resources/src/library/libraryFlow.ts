import {
  listResources,
  listSavedResources,
  type Resource,
  type ResourceCategory,
  type ResourceType,
} from '@saudagar/contract';
import { listMachine, type MayBeKept, provideFlow } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback, fromPromise } from 'xstate';
import { subscribeResources } from '../changes/changes.ts';
import { changeResources } from '../changes/resourceChange.ts';
import { withMarks } from './marksActors.ts';

/** Search and filters of the library. */
export interface LibraryQuery {
  search: string;
  type: ResourceType | '';
  category: ResourceCategory | '';
  /** Limits the results to one of the member's lists; null for all. */
  list: string | null;
  /** Limits the results to resources that the member has started. */
  isBegun: boolean;
}

/** The library, or one of a member's lists (RES-003–006). */
export const libraryMachine = listMachine<LibraryQuery, Resource>({
  id: 'resources',
  idOf: ({ id }) => id,
  isNarrowed: ({ search, type, category }) => Boolean(search.trim() || type || category),
});

/** The library on the portal's client. An error is shown inline and logged (RES-041). */
export const provideLibrary = (portal: Portal) =>
  provideFlow(libraryMachine, {
    actors: {
      loadPage: fromPromise(async ({ input: { query, cursor, mayBeKept }, signal }) => {
        try {
          const page = { ...(cursor !== null && { cursor }) };
          return await readPage(portal, query, page, { signal, mayBeKept });
        } catch (error) {
          console.info('saudagar: resources', error);
          throw error;
        }
      }),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        subscribeResources(portal, (news) => {
          if (news.type === 'library') sendBack({ type: 'list.refreshed' });
          if (news.type === 'resource') {
            const { change } = news;
            sendBack({
              type: 'items.changed',
              change: (items: readonly Resource[]) => changeResources(items, change),
            });
            if (change.saved_lists && query.list) sendBack({ type: 'list.refreshed' });
          }
        }),
      ),
    },
  });

/** A page of the library or of the member's lists, with the member's own marks. */
async function readPage(
  portal: Portal,
  { search, type, category, list, isBegun }: LibraryQuery,
  cursor: { cursor?: string },
  { signal, mayBeKept }: { signal: AbortSignal } & MayBeKept,
) {
  const query = {
    ...(search.trim() && { search: search.trim() }),
    ...(type && { resource_type: type }),
    ...(category && { category }),
    ...cursor,
  };
  if (list !== null || isBegun) {
    const savedQuery = {
      ...query,
      ...(list && { list }),
      ...(isBegun && { progress: 'begun' as const }),
    };
    return portal.client.call(listSavedResources, { query: savedQuery, signal, mayBeKept });
  }
  const page = await portal.client.call(listResources, { query, signal });
  return { ...page, items: await withMarks(portal, page.items, signal) };
}

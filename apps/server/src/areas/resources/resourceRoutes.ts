import {
  createResource,
  createSavedList,
  deleteResource,
  deleteSavedList,
  getResource,
  getResourceStats,
  keepResourceProgress,
  likeResource,
  listManagedResources,
  listResourceMarks,
  listResources,
  listSavedLists,
  listSavedResources,
  publishResource,
  renameSavedList,
  saveResource,
  unpublishResource,
  updateResource,
  viewResource,
} from '@saudagar/contract';
import type { Community } from '../../community.ts';
import { memberRoute, openRoute, type Route } from '../../http/route.ts';
import { moderatorOf } from '../admin/auditLog.ts';
import { withRevision } from './resourceRevisions.ts';
import { type ResourceRow, toResource } from './resourceRows.ts';

/** Routes of the library for members. */
export function libraryRoutes({ db, resources, signer }: Community): Route[] {
  return [
    openRoute(listResources, async ({ query }) => {
      const page = await resources.page(query);
      return { ...page, items: page.items.map((row) => toResource(signer, row)) };
    }),
    memberRoute(listResourceMarks, ({ member, query }) =>
      resources.marks(member.id, query.ids.split(',')),
    ),
    memberRoute(listSavedResources, async ({ member, query }) => {
      const page = await resources.saved(member.id, query);
      return { ...page, items: page.items.map((row) => toResource(signer, row)) };
    }),
    openRoute(getResource, async ({ member, params }) => {
      const resource = toResource(signer, await resources.one(member, params.id));
      return member === null || member.role === 'user'
        ? resource
        : withRevision(db, signer, resource, member.id);
    }),
    memberRoute(viewResource, ({ member, params }) => resources.view(member.id, params.id)),
    memberRoute(likeResource, ({ member, params, body }) =>
      resources.setLike(member.id, params.id, body?.liked),
    ),
    memberRoute(keepResourceProgress, ({ member, params, body }) =>
      resources.keepProgress(member.id, params.id, body.progress),
    ),
  ];
}

/** Routes of members' own lists. */
export function savedListRoutes({ savedLists }: Community): Route[] {
  return [
    memberRoute(listSavedLists, ({ member }) => savedLists.all(member.id)),
    memberRoute(createSavedList, ({ member, body }) =>
      savedLists.add(member.id, body.name, body.client_id),
    ),
    memberRoute(renameSavedList, ({ member, params, body }) =>
      savedLists.rename(member.id, params.id, body.name),
    ),
    memberRoute(deleteSavedList, async ({ member, params }) => {
      await savedLists.remove(member.id, params.id);
      return undefined;
    }),
    memberRoute(saveResource, async ({ member, params, body }) => ({
      saved_lists: await savedLists.save(member.id, params.id, body.list_ids),
    })),
  ];
}

/** Routes of the library in the Admin Center. */
export function managementRoutes({ db, resources, signer }: Community): Route[] {
  const whole = (row: ResourceRow, viewerId: string) =>
    withRevision(db, signer, toResource(signer, row), viewerId);
  return [
    memberRoute(listManagedResources, async ({ member, query }) => {
      const { items, cursor } = await resources.managed(member.id, query);
      return { resources: await Promise.all(items.map((row) => whole(row, member.id))), cursor };
    }),
    memberRoute(getResourceStats, () => resources.stats()),
    memberRoute(createResource, async (call) =>
      toResource(signer, await resources.add(moderatorOf(call), call.body)),
    ),
    memberRoute(updateResource, async (call) =>
      whole(await resources.update(moderatorOf(call), call.params.id, call.body), call.member.id),
    ),
    memberRoute(publishResource, async (call) =>
      toResource(signer, await resources.publish(moderatorOf(call), call.params.id)),
    ),
    memberRoute(unpublishResource, async (call) =>
      toResource(signer, await resources.unpublish(moderatorOf(call), call.params.id)),
    ),
    memberRoute(deleteResource, async (call) => {
      await resources.remove(call.params.id, moderatorOf(call));
      return undefined;
    }),
  ];
}

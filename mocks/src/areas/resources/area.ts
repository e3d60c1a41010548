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
import type { HttpHandler } from 'msw';
import type { Community, MockArea, On } from '../../core/community.ts';
import { resourceApproval } from './approval.ts';
import { flaggedResource } from './flagged.ts';
import { ManagedResources } from './managedResources.ts';
import { Resources } from './resources.ts';
import { addSampleResources } from './sample.ts';
import { SavedLists } from './savedLists.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly resources: Resources;
    readonly managedResources: ManagedResources;
    readonly savedLists: SavedLists;
  }
}

/** The library of learning resources, with members' likes, progress and lists. */
export const resources: MockArea = {
  name: 'resources',
  states: { resources: Resources, managedResources: ManagedResources, savedLists: SavedLists },
  // The Admin Center's statistics come first, because the path of an id would match them.
  handlers: (community, on) => [
    ...managementHandlers(community, on),
    ...libraryHandlers(community, on),
    ...listHandlers(community, on),
  ],
  sockets: 'none',
  sample: addSampleResources,
  files: {
    holds: ({ resources }, fileId) => resources.holdsFile(fileId),
    shows: ({ resources }, _viewerId, fileId) => resources.holdsFile(fileId, true),
  },
  flaggable: { resource: flaggedResource },
  approvals: { resource: resourceApproval },
};

function libraryHandlers({ resources }: Community, on: On): HttpHandler[] {
  return [
    on(listResources, ({ query }) => resources.list(query)),
    // First, because the path of an id would match both.
    on(listResourceMarks, ({ viewer, query }) => resources.marks(viewer.id, query.ids.split(','))),
    on(listSavedResources, ({ viewer, query }) => resources.saved(viewer.id, query)),
    on(getResource, ({ visitor, params }) => resources.find(params.id, visitor)),
    on(viewResource, ({ viewer, params }) => resources.view(viewer.id, params.id)),
    on(likeResource, ({ viewer, params, body }) =>
      resources.like(viewer.id, params.id, body?.liked),
    ),
    on(keepResourceProgress, ({ viewer, params, body }) =>
      resources.keepProgress(viewer.id, params.id, body.progress),
    ),
  ];
}

function listHandlers({ savedLists }: Community, on: On): HttpHandler[] {
  return [
    on(listSavedLists, ({ viewer }) => savedLists.all(viewer.id)),
    on(createSavedList, ({ viewer, body }) => savedLists.add(viewer.id, body.name, body.client_id)),
    on(renameSavedList, ({ viewer, params, body }) =>
      savedLists.rename(viewer.id, params.id, body.name),
    ),
    on(deleteSavedList, ({ viewer, params }) => savedLists.remove(viewer.id, params.id)),
    on(saveResource, ({ viewer, params, body }) => ({
      saved_lists: savedLists.save(viewer.id, params.id, body.list_ids),
    })),
  ];
}

function managementHandlers({ managedResources }: Community, on: On): HttpHandler[] {
  return [
    on(getResourceStats, () => managedResources.stats()),
    on(listManagedResources, ({ viewer, query }) => managedResources.list(viewer.id, query)),
    on(createResource, ({ viewer, body }) => managedResources.create(viewer, body)),
    on(updateResource, ({ viewer, params, body }) =>
      managedResources.update(viewer, params.id, body),
    ),
    on(publishResource, ({ viewer, params }) => managedResources.publish(viewer, params.id)),
    on(unpublishResource, ({ viewer, params }) => managedResources.unpublish(viewer, params.id)),
    on(deleteResource, ({ viewer, params }) => managedResources.remove(viewer, params.id)),
  ];
}

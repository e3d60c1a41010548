import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import {
  createResource,
  deleteResource,
  getResourceStats,
  listManagedResources,
  publishResource,
  unpublishResource,
  updateResource,
} from './managing.ts';
import { resourcesNotifications } from './notifications.ts';
import {
  getResource,
  keepResourceProgress,
  likeResource,
  listResourceMarks,
  listResources,
  listSavedResources,
  Resource,
  ResourceMarks,
  viewResource,
} from './resources.ts';
import {
  createSavedList,
  deleteSavedList,
  listSavedLists,
  renameSavedList,
  SavedList,
  saveResource,
} from './savedLists.ts';

/** The library of learning resources. */
export const resources = {
  name: 'resources',
  endpoints: [
    listResources,
    listResourceMarks,
    listSavedResources,
    getResource,
    viewResource,
    likeResource,
    keepResourceProgress,
    saveResource,
    listSavedLists,
    createSavedList,
    renameSavedList,
    deleteSavedList,
    listManagedResources,
    getResourceStats,
    createResource,
    updateResource,
    publishResource,
    unpublishResource,
    deleteResource,
  ],
  schemas: { replies: { Resource, ResourceMarks, SavedList } },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: resourcesNotifications,
} as const satisfies Area;

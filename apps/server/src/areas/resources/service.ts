import type { ServiceParts } from '../area.ts';
import { createResources, type Resources } from './resources.ts';
import { createSavedLists, type SavedLists } from './savedLists.ts';
import type {} from './tables.ts';

export interface ResourcesService {
  readonly resources: Resources;
  readonly savedLists: SavedLists;
}

declare module '../../community.ts' {
  interface Community extends ResourcesService {}
}

export function createResourcesService(parts: ServiceParts): ResourcesService {
  return {
    resources: createResources(parts),
    savedLists: createSavedLists(parts.db, parts.now),
  };
}

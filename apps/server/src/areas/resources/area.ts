import { areaOf } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { ServerArea } from '../area.ts';
import { addResources } from './012-resources.ts';
import { resourceApproval } from './approval.ts';
import { seedResources } from './demo.ts';
import { flaggedResource } from './flagged.ts';
import { archiveResources, deleteOwnResources } from './ownData.ts';
import { libraryRoutes, managementRoutes, savedListRoutes } from './resourceRoutes.ts';
import { createResourcesService } from './service.ts';

/** The library of learning resources. */
export const resources: ServerArea = {
  contract: areaOf('resources'),
  routes: (community) => [
    ...libraryRoutes(community),
    ...savedListRoutes(community),
    ...managementRoutes(community),
  ],
  migrations: { '012-resources': { up: addResources } },
  create: createResourcesService,
  limits: { likeResource: 'like', viewResource: 'read', keepResourceProgress: 'read' },
  demo: seedResources,
  files: {
    categories: ['resources'],
    isCarried: sql`exists (select from resource_files where file_id = files.id)`,
    visibleTo: (viewerId) => sql`exists (
      select from resource_files join resources on resources.id = resource_id
      where file_id = files.id and (
        approval_status = 'approved'
        or exists (select from members where id = ${viewerId} and role <> 'user')))`,
  },
  flags: { resource: flaggedResource },
  approvals: { resource: resourceApproval },
  archive: archiveResources,
  memberDeleted: deleteOwnResources,
  // Resources are the community's own texts.
  blocks: 'none',
  audiences: 'none',
};

import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { addPeace } from './041-peace.ts';
import { addAddableBy } from './052-addable-by.ts';
import { archivePeace, deletePeace } from './ownData.ts';
import { peaceRoutes } from './peaceRoutes.ts';
import { createPeaceService } from './service.ts';

/** Members whom a member keeps at a distance. */
export const peace: ServerArea = {
  contract: areaOf('peace'),
  routes: peaceRoutes,
  migrations: {
    '041-peace': { up: addPeace },
    '052-addable-by': { up: addAddableBy },
  },
  create: createPeaceService,
  limits: 'none',
  // A block in the demo would keep one of its members from talking with others.
  demo: 'none',
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: archivePeace,
  memberDeleted: deletePeace,
  blocks: 'none',
  audiences: 'none',
};

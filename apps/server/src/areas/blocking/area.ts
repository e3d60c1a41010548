import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { addBlocking } from './041-peace.ts';
import { addGroupChatInvitePolicy } from './052-addable-by.ts';
import { addHiddenPresence } from './20261129-hidden-presence.ts';
import { addConnectionVisibility } from './20261231-visible-connections.ts';
import { blockingRoutes } from './blockingRoutes.ts';
import { archiveBlockList, deleteBlockList } from './ownData.ts';
import { createBlockingService } from './service.ts';

/** Blocked and muted members. */
export const blocking: ServerArea = {
  contract: areaOf('blocking'),
  routes: blockingRoutes,
  migrations: {
    '041-peace': { up: addBlocking },
    '052-addable-by': { up: addGroupChatInvitePolicy },
    '20261129-hidden-presence': { up: addHiddenPresence },
    '20261231-visible-connections': { up: addConnectionVisibility },
  },
  create: createBlockingService,
  limits: 'none',
  // A block in the demo would keep one of its members from talking with others.
  demo: 'none',
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: archiveBlockList,
  memberDeleted: deleteBlockList,
  blocks: 'none',
  audiences: 'none',
};

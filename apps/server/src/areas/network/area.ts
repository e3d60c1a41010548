import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { createConnections } from './005-connections.ts';
import { connectionRoutes } from './connectionRoutes.ts';
import { archiveConnections, deleteConnections } from './ownData.ts';
import { createNetwork } from './service.ts';

/** Connections between members. */
export const network: ServerArea = {
  contract: areaOf('network'),
  routes: connectionRoutes,
  migrations: { '005-connections': { up: createConnections } },
  create: createNetwork,
  limits: 'none',
  async demo(write, { connections }) {
    await write.insertInto('connections').values(connections).execute();
  },
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: archiveConnections,
  memberDeleted: deleteConnections,
  blocks: 'none',
  audiences: 'none',
};

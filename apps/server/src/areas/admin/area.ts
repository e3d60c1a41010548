import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { openFlagTypes } from './010-flags-of-any-area.ts';
import { addAuditLog } from './060-audit-log.ts';
import { addModeration } from './061-moderation.ts';
import { addUsersAndLog } from './062-users-and-log.ts';
import { addAuditedChanges } from './20261130-audited-changes.ts';
import { seedModeration } from './demo.ts';
import { flagRoutes } from './flagRoutes.ts';
import { logRoutes } from './log/logRoutes.ts';
import { archiveModeration, deleteModeration } from './ownData.ts';
import { approvalRoutes, reviewRoutes, warningRoutes } from './reviewRoutes.ts';
import { createAdmin } from './service.ts';
import { userRoutes } from './users/userRoutes.ts';

/** Moderation: flags, accounts, the audit log. */
export const admin: ServerArea = {
  contract: areaOf('admin'),
  routes: (community) => [
    ...flagRoutes(community),
    ...reviewRoutes(community),
    ...warningRoutes(community),
    ...approvalRoutes(community),
    ...userRoutes(community),
    ...logRoutes(community),
  ],
  migrations: {
    '010-flags-of-any-area': { up: openFlagTypes },
    '060-audit-log': { up: addAuditLog },
    '061-moderation': { up: addModeration },
    '062-users-and-log': { up: addUsersAndLog },
    '20261130-audited-changes': { up: addAuditedChanges },
  },
  create: createAdmin,
  limits: { flagContent: 'flag' },
  demo: seedModeration,
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: archiveModeration,
  memberDeleted: deleteModeration,
  blocks: 'none',
  audiences: 'none',
};

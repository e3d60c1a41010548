import { areaOf } from '@saudagar/contract/server';
import type { Database } from '../../database/schema.ts';
import type { ServerArea } from '../area.ts';
import { openFlagTypes } from './010-flags-of-any-area.ts';
import { addAuditLog } from './060-audit-log.ts';
import { addUsersAndLog } from './062-users-and-log.ts';
import { flagRoutes } from './flagRoutes.ts';
import { logRoutes } from './log/logRoutes.ts';
import { createAdmin } from './service.ts';
import { userRoutes } from './users/userRoutes.ts';

/** What keeps the community healthy: flags, accounts, the audit log. */
export const admin: ServerArea = {
  contract: areaOf('admin'),
  routes: (community) => [
    ...flagRoutes(community),
    ...userRoutes(community),
    ...logRoutes(community),
  ],
  migrations: {
    '010-flags-of-any-area': { up: openFlagTypes },
    '060-audit-log': { up: addAuditLog },
    '062-users-and-log': { up: addUsersAndLog },
  },
  create: createAdmin,
  limits: { flagContent: 'flag' },
  demo: 'none',
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: async (db, memberId) => ({
    flags: await flagsOf(db, memberId)
      .select(['content_type', 'content_id', 'reason', 'description', 'created_at'])
      .orderBy('id')
      .execute(),
  }),
  async memberDeleted(write, memberId) {
    await write.deleteFrom('flags').where('member_id', '=', memberId).execute();
  },
  blocks: 'none',
  audiences: 'none',
};

const flagsOf = (db: Database, memberId: string) =>
  db.selectFrom('flags').where('member_id', '=', memberId);

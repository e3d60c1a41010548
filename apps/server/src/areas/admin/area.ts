import { areaOf } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { ServerArea } from '../area.ts';
import { openFlagTypes } from './010-flags-of-any-area.ts';
import { addAuditLog } from './060-audit-log.ts';
import { addModeration } from './061-moderation.ts';
import { addUsersAndLog } from './062-users-and-log.ts';
import { addAuditedChanges } from './20261130-audited-changes.ts';
import { addFlagSnapshots } from './20261130-flag-snapshots.ts';
import { addAppeals } from './20261201-appeals.ts';
import { addRemovedContent } from './20261201-removed-content.ts';
import { addRevisions } from './20261201-revisions.ts';
import { addAppealedAccounts } from './20261203-appealed-accounts.ts';
import { seedModeration } from './demo.ts';
import { flagRoutes } from './flagRoutes.ts';
import { forgetRemovedOf } from './flags/removedContent.ts';
import { logRoutes } from './log/logRoutes.ts';
import { archiveModeration } from './ownData.ts';
import { appealRoutes, approvalRoutes, reviewRoutes, warningRoutes } from './reviewRoutes.ts';
import { createAdmin } from './service.ts';
import {
  appealDecidedLetter,
  deactivatedLetter,
  reactivatedLetter,
} from './users/accountLetters.ts';
import { userRoutes } from './users/userRoutes.ts';

/** Moderation: flags, accounts, the audit log. */
export const admin: ServerArea = {
  contract: areaOf('admin'),
  routes: (community) => [
    ...flagRoutes(community),
    ...reviewRoutes(community),
    ...warningRoutes(community),
    ...appealRoutes(community),
    ...approvalRoutes(community),
    ...userRoutes(community),
    ...logRoutes(community),
  ],
  migrations: {
    '010-flags-of-any-area': { up: openFlagTypes },
    '060-audit-log': { up: addAuditLog },
    '061-moderation': { up: addModeration },
    '062-users-and-log': { up: addUsersAndLog },
    '20261130-flag-snapshots': { up: addFlagSnapshots },
    '20261130-audited-changes': { up: addAuditedChanges },
    '20261201-appeals': { up: addAppeals },
    '20261201-removed-content': { up: addRemovedContent },
    '20261201-revisions': { up: addRevisions },
    '20261203-appealed-accounts': { up: addAppealedAccounts },
  },
  create: createAdmin,
  limits: {
    flagContent: 'flag',
    // Counted as a sign-in.
    appealDeactivation: null,
  },
  demo: seedModeration,
  files: {
    categories: [],
    isCarried: sql`(
      exists (select from flag_files where file_id = files.id)
      or exists (select from removed_content where file_id = files.id)
      or exists (select from revision_files where file_id = files.id))`,
    visibleTo: (viewerId) => sql`(
      (exists (select from flag_files where file_id = files.id)
        or exists (select from revision_files where file_id = files.id))
      and exists (select from members where id = ${viewerId} and role <> 'user'))`,
  },
  flags: 'none',
  approvals: 'none',
  archive: archiveModeration,
  // Reports keep their case; the database takes the reporter from them.
  memberDeleted: forgetRemovedOf,
  blocks: 'none',
  audiences: 'none',
  letters: {
    accountDeactivated: deactivatedLetter,
    accountReactivated: reactivatedLetter,
    appealDecided: appealDecidedLetter,
  },
};

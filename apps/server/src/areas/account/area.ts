import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { createCommunity } from './001-community.ts';
import { accountRoutes } from './accountRoutes.ts';
import { everyone } from './everyone.ts';
import { indexMembers, searchedMember } from './memberKeys.ts';
import { archiveAccount, deleteAccount } from './ownData.ts';
import { photoRoutes } from './photoRoutes.ts';
import { createAccount } from './service.ts';

/** Members, their sessions and their photos. */
export const account: ServerArea = {
  contract: areaOf('account'),
  routes: (community) => [...accountRoutes(community), ...photoRoutes(community)],
  migrations: { '001-community': { up: createCommunity } },
  create: createAccount,
  limits: {
    // Counts failures, by account and address.
    login: null,
    // Ending sessions is never refused.
    logout: null,
    logoutEverywhere: null,
    register: 'register',
    uploadProfilePhoto: 'upload',
  },
  async demo(write, { members }) {
    const rows = members.map((member) => ({ ...member, searched: searchedMember(member) }));
    await write.insertInto('members').values(rows).execute();
    await indexMembers(write, members);
  },
  files: 'none',
  flags: 'none',
  approvals: 'none',
  archive: archiveAccount,
  memberDeleted: deleteAccount,
  blocks: 'none',
  audiences: { everyone },
};

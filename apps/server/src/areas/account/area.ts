import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { createCommunity } from './001-community.ts';
import { createPasswordLinks } from './042-password-links.ts';
import { accountRoutes } from './accountRoutes.ts';
import { everyone } from './everyone.ts';
import { indexMembers, searchedMember } from './memberKeys.ts';
import { archiveAccount, deleteAccount } from './ownData.ts';
import { passwordLetter } from './passwordLetter.ts';
import { passwordLinkRoutes } from './passwordLinkRoutes.ts';
import { photoRoutes } from './photoRoutes.ts';
import { createAccount } from './service.ts';

/** Members, their sessions and their photos. */
export const account: ServerArea = {
  contract: areaOf('account'),
  routes: (community) => [
    ...accountRoutes(community),
    ...passwordLinkRoutes(community),
    ...photoRoutes(community),
  ],
  migrations: {
    '001-community': { up: createCommunity },
    '042-password-links': { up: createPasswordLinks },
  },
  create: createAccount,
  limits: {
    // Counts failures, by account and address.
    login: null,
    // Ending sessions is never refused.
    logout: null,
    logoutEverywhere: null,
    register: 'register',
    // The address that is asked for counts as well.
    forgotPassword: 'passwordLinkCaller',
    // A link is not to be guessed.
    resetPassword: 'register',
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
  letters: { passwordLink: passwordLetter },
};

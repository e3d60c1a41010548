import { areaOf } from '@saudagar/contract/server';
import type { ServerArea } from '../area.ts';
import { createCommunity } from './001-community.ts';
import { addProfilesAndSettings } from './040-profiles-and-settings.ts';
import { createPasswordLinks } from './042-password-links.ts';
import { addSuspensions } from './20261201-suspensions.ts';
import { addConfirmedSessions } from './20261202-confirmed-sessions.ts';
import { fillCompanies } from './20261220-company-of-business.ts';
import { addRegistrationKeys } from './20270104-registration-keys.ts';
import { addKnownDevices } from './20270110-known-devices.ts';
import { accountRoutes } from './accountRoutes.ts';
import { seedAccounts } from './demo.ts';
import { flaggedMember } from './flagged.ts';
import { homeRoutes } from './homeRoutes.ts';
import { activeMembers } from './listMembers.ts';
import { archiveAccount, deleteAccount } from './ownData.ts';
import { passwordLetter } from './passwordLetter.ts';
import { passwordLinkRoutes } from './passwordLinkRoutes.ts';
import { photoRoutes } from './photoRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';
import { createAccount } from './service.ts';
import { settingsRoutes } from './settingsRoutes.ts';

/** Members, their sessions, profiles and settings. */
export const account: ServerArea = {
  contract: areaOf('account'),
  routes: (community) => [
    ...accountRoutes(community),
    ...passwordLinkRoutes(community),
    ...photoRoutes(community),
    ...profileRoutes(community),
    ...settingsRoutes(community),
    ...homeRoutes(community),
  ],
  migrations: {
    '001-community': { up: createCommunity },
    '040-profiles-and-settings': { up: addProfilesAndSettings },
    '042-password-links': { up: createPasswordLinks },
    '20261201-suspensions': { up: addSuspensions },
    '20261202-confirmed-sessions': { up: addConfirmedSessions },
    '20261220-company-of-business': { up: fillCompanies },
    '20270104-registration-keys': { up: addRegistrationKeys },
    '20270110-known-devices': { up: addKnownDevices },
  },
  create: createAccount,
  limits: {
    // Failed sign-ins are counted by account and address instead.
    login: null,
    // Signing out is never rate limited.
    logout: null,
    logoutEverywhere: null,
    endSession: null,
    endOtherSessions: null,
    register: 'register',
    // Counted by the requested address as well.
    forgotPassword: 'passwordLinkCaller',
    // Limits the guessing of links.
    resetPassword: 'passwordReset',
    uploadProfilePhoto: 'upload',
    getMemberProfile: 'profile',
    // Wrong passwords are counted instead.
    changePassword: null,
    confirmPassword: null,
    deleteAccount: null,
    prepareArchive: 'archive',
  },
  demo: seedAccounts,
  files: 'none',
  flags: { member: flaggedMember },
  approvals: 'none',
  archive: archiveAccount,
  memberDeleted: deleteAccount,
  blocks: [{ call: 'listMemberPosts', author: 'user_id' }],
  audiences: { everyone: activeMembers },
  letters: { passwordLink: passwordLetter },
};

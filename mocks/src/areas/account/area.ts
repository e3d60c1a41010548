import {
  changePassword,
  confirmPassword,
  deleteAccount,
  deleteProfilePhoto,
  downloadArchive,
  endOtherSessions,
  endSession,
  forgotPassword,
  getHomeNews,
  getMe,
  getMemberProfile,
  getPasswordRecovery,
  getProfile,
  getProfilePhoto,
  listMemberPosts,
  listSessions,
  login,
  logout,
  logoutEverywhere,
  prepareArchive,
  register,
  resetPassword,
  saveProfile,
  uploadProfilePhoto,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, MockArea, On } from '../../core/community.ts';
import { Accounts } from './accounts.ts';
import { flaggedMember } from './flagged.ts';
import { Mails } from './mails.ts';
import { OwnArchives } from './ownArchive.ts';
import { PasswordLinks } from './passwordLinks.ts';
import { Photos } from './photos.ts';
import { Profiles } from './profiles.ts';
import { removeMember } from './removeMember.ts';
import { addSampleMembers } from './sample.ts';
import { Visits } from './visits.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly accounts: Accounts;
    readonly photos: Photos;
    readonly mails: Mails;
    readonly passwordLinks: PasswordLinks;
    readonly profiles: Profiles;
    readonly ownArchives: OwnArchives;
    readonly visits: Visits;
  }
}

/** Members, their sessions, profiles and settings. */
export const account: MockArea = {
  name: 'account',
  states: {
    accounts: Accounts,
    photos: Photos,
    mails: Mails,
    passwordLinks: PasswordLinks,
    profiles: Profiles,
    ownArchives: OwnArchives,
    visits: Visits,
  },
  handlers: (community, on) => [
    ...accountHandlers(community, on),
    ...profileHandlers(community, on),
    ...settingsHandlers(community, on),
    on(getHomeNews, ({ viewer }) => community.visits.news(viewer)),
  ],
  sockets: 'none',
  sample: addSampleMembers,
  files: 'none',
  flaggable: { member: flaggedMember },
  approvals: 'none',
};

function accountHandlers(
  { accounts, appeals, photos, mails, passwordLinks }: Community,
  on: On,
): HttpHandler[] {
  return [
    on(login, ({ body }) => accounts.signIn(body, (id) => appeals.ofDeactivation(id))),
    on(register, ({ body }) => accounts.register(body)),
    on(getMe, ({ viewer }) => viewer),
    on(logout, ({ token }) => accounts.endSession(token ?? '')),
    on(logoutEverywhere, ({ viewer }) => accounts.endSessions(viewer.id)),
    on(getPasswordRecovery, () => ({ by_mail: mails.isOpen })),
    on(forgotPassword, ({ body }) => passwordLinks.ask(body.email)),
    on(resetPassword, ({ body }) => passwordLinks.use(body.token, body.password)),
    on(uploadProfilePhoto, async ({ viewer, body }) => ({
      profile_image_url: await photos.set(viewer.id, body.file),
    })),
    on(deleteProfilePhoto, ({ viewer }) => photos.remove(viewer.id)),
    on(getProfilePhoto, ({ params }) => ({ content: photos.get(params.userId) })),
  ];
}

function profileHandlers({ profiles }: Community, on: On): HttpHandler[] {
  return [
    on(getProfile, ({ viewer }) => profiles.of(viewer.id, viewer)),
    on(saveProfile, ({ viewer, body }) => profiles.save(viewer, body)),
    on(getMemberProfile, ({ viewer, params }) => profiles.of(params.id, viewer)),
    on(listMemberPosts, ({ viewer, params, query }) => profiles.posts(params.id, viewer, query)),
  ];
}

function settingsHandlers(community: Community, on: On): HttpHandler[] {
  const { accounts, ownArchives } = community;
  return [
    on(changePassword, ({ viewer, token = '', body }) => {
      accounts.changePassword(viewer, token, body);
      accounts.sessions.confirm(token);
    }),
    on(confirmPassword, ({ viewer, token = '', body }) => {
      accounts.checkPassword(viewer, body.password, 'password');
      accounts.sessions.confirm(token);
    }),
    on(listSessions, ({ viewer, token = '' }) => accounts.sessions.list(viewer.id, token)),
    on(endSession, ({ viewer, params }) => accounts.endOneSession(viewer.id, params.id)),
    on(endOtherSessions, ({ viewer, token }) => accounts.endSessions(viewer.id, token)),
    on(prepareArchive, ({ viewer }) => ownArchives.prepare(viewer)),
    on(downloadArchive, (call) =>
      ownArchives.get(call.params.id, call.token === undefined ? undefined : call.viewer.id),
    ),
    on(deleteAccount, ({ viewer, body }) => {
      accounts.checkPassword(viewer, body.password, 'password');
      removeMember(community, viewer.id);
    }),
  ];
}

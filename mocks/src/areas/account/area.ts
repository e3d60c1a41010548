import {
  deleteProfilePhoto,
  forgotPassword,
  getMe,
  getPasswordRecovery,
  getProfilePhoto,
  login,
  logout,
  logoutEverywhere,
  register,
  resetPassword,
  uploadProfilePhoto,
} from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { Accounts } from './accounts.ts';
import { Mails } from './mails.ts';
import { PasswordLinks } from './passwordLinks.ts';
import { Photos } from './photos.ts';
import { sampleMembers } from './sample.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly accounts: Accounts;
    readonly photos: Photos;
    readonly mails: Mails;
    readonly passwordLinks: PasswordLinks;
  }
}

/** Members, their sessions and their photos. */
export const account: MockArea = {
  name: 'account',
  states: { accounts: Accounts, photos: Photos, mails: Mails, passwordLinks: PasswordLinks },
  handlers: ({ accounts, photos, mails, passwordLinks }, on) => [
    on(login, ({ body }) => accounts.signIn(body.email, body.password)),
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
  ],
  sockets: 'none',
  sample: ({ accounts }) => {
    for (const user of sampleMembers()) accounts.add(user);
  },
  files: 'none',
  flaggable: 'none',
};

import {
  deleteProfilePhoto,
  getMe,
  getProfilePhoto,
  login,
  logout,
  logoutEverywhere,
  register,
  uploadProfilePhoto,
} from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { Accounts } from './accounts.ts';
import { Photos } from './photos.ts';
import { sampleMembers } from './sample.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly accounts: Accounts;
    readonly photos: Photos;
  }
}

/** Members, their sessions and their photos. */
export const account: MockArea = {
  name: 'account',
  states: { accounts: Accounts, photos: Photos },
  handlers: ({ accounts, photos }, on) => [
    on(login, ({ body }) => accounts.signIn(body.email, body.password)),
    on(register, ({ body }) => accounts.register(body)),
    on(getMe, ({ viewer }) => viewer),
    on(logout, ({ token }) => accounts.endSession(token ?? '')),
    on(logoutEverywhere, ({ viewer }) => accounts.endSessions(viewer.id)),
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

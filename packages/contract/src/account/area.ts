import type { Area } from '../core/area.ts';
import {
  getMe,
  login,
  logout,
  logoutEverywhere,
  Member,
  PhotoUrls,
  Registration,
  register,
  SignedIn,
  User,
} from './account.ts';
import { forgotPassword, getPasswordRecovery, resetPassword } from './forgottenPassword.ts';
import { deleteProfilePhoto, getProfilePhoto, uploadProfilePhoto } from './profilePhoto.ts';
import { accountLabels, accountRefusals } from './refusals.ts';

/** Members, their sessions and their photos. */
export const account = {
  name: 'account',
  endpoints: [
    login,
    register,
    getMe,
    logout,
    logoutEverywhere,
    getPasswordRecovery,
    forgotPassword,
    resetPassword,
    uploadProfilePhoto,
    deleteProfilePhoto,
    getProfilePhoto,
  ],
  schemas: { replies: { Member, PhotoUrls, SignedIn, User }, bodies: { Registration } },
  refusals: accountRefusals,
  labels: accountLabels,
  notifications: 'none',
} as const satisfies Area;

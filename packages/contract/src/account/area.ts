import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import {
  AvatarUrls,
  getMe,
  login,
  logout,
  logoutEverywhere,
  Member,
  Registration,
  register,
  SignedIn,
  User,
} from './account.ts';
import { BusinessProfile } from './businessProfile.ts';
import { forgotPassword, getPasswordRecovery, resetPassword } from './forgottenPassword.ts';
import { getHomeNews, HomeNews } from './home.ts';
import { DataArchive, deleteAccount, downloadArchive, prepareArchive } from './ownData.ts';
import { changePassword, confirmPassword } from './ownPassword.ts';
import {
  getMemberProfile,
  getProfile,
  listMemberPosts,
  Profile,
  ProfileChange,
  saveProfile,
} from './profile.ts';
import { deleteProfilePhoto, getProfilePhoto, uploadProfilePhoto } from './profilePhoto.ts';
import { endOtherSessions, endSession, listSessions, Session } from './sessions.ts';

/** Members, their sessions, profiles and settings. */
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
    getProfile,
    saveProfile,
    getMemberProfile,
    listMemberPosts,
    changePassword,
    confirmPassword,
    listSessions,
    endSession,
    endOtherSessions,
    prepareArchive,
    downloadArchive,
    deleteAccount,
    getHomeNews,
  ],
  schemas: {
    replies: {
      BusinessProfile,
      DataArchive,
      HomeNews,
      Member,
      AvatarUrls,
      Profile,
      Session,
      SignedIn,
      User,
    },
    bodies: { ProfileChange, Registration },
  },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: 'none',
} as const satisfies Area;

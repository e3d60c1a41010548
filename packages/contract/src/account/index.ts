export {
  Email,
  getMe,
  INDUSTRY_TAGS,
  IndustryTag,
  login,
  logout,
  logoutEverywhere,
  Member,
  Password,
  PhotoUrls,
  Registration,
  register,
  SignedIn,
  User,
  Username,
} from './account.ts';
export {
  forgotPassword,
  getPasswordRecovery,
  PASSWORD_LINK_MINUTES,
  resetPassword,
} from './forgottenPassword.ts';
export {
  deleteProfilePhoto,
  getProfilePhoto,
  PhotoSize,
  PROFILE_PHOTO_MAX_BYTES,
  PROFILE_PHOTO_TYPES,
  uploadProfilePhoto,
} from './profilePhoto.ts';

export {
  AvatarUrls,
  Email,
  getMe,
  INDUSTRY_TAGS,
  IndustryTag,
  login,
  logout,
  logoutEverywhere,
  Member,
  Password,
  Registration,
  register,
  SignedIn,
  User,
  Username,
} from './account.ts';
export {
  BUSINESS_ADDRESS_MAX,
  BUSINESS_DESCRIPTION_MAX,
  BUSINESS_NAME_MAX,
  BusinessEmail,
  BusinessPhone,
  BusinessProfile,
  BusinessProfileChange,
  EMPLOYEE_COUNTS,
  FOUNDED_YEAR_MIN,
  FoundedYear,
  isWebsite,
  normalizedEntries,
  PROFILE_ENTRY_MAX,
  PROFILE_INDUSTRIES,
  PROFILE_LIST_MAX,
  WEBSITE_MAX,
  Website,
  websiteOf,
} from './businessProfile.ts';
export {
  forgotPassword,
  getPasswordRecovery,
  PASSWORD_LINK_MINUTES,
  resetPassword,
} from './forgottenPassword.ts';
export { getHomeNews, HomeNews, NEWS_COUNT_MAX, VISIT_GAP_MINUTES } from './home.ts';
export {
  ARCHIVE_MINUTES,
  DataArchive,
  deleteAccount,
  downloadArchive,
  prepareArchive,
} from './ownData.ts';
export { CONFIRMED_MINUTES, changePassword, confirmPassword } from './ownPassword.ts';
export {
  getMemberProfile,
  getProfile,
  listMemberPosts,
  PROFILE_COUNT_MAX,
  PROFILE_GROUPS_MAX,
  PROFILE_POSTS,
  Profile,
  ProfileGroup,
  ProfilePost,
  ProfileStats,
  saveProfile,
} from './profile.ts';
export {
  deleteProfilePhoto,
  getProfilePhoto,
  PhotoSize,
  PROFILE_PHOTO_MAX_BYTES,
  PROFILE_PHOTO_TYPES,
  uploadProfilePhoto,
} from './profilePhoto.ts';
export {
  DeviceKind,
  endOtherSessions,
  endSession,
  listSessions,
  SESSIONS_LISTED_MAX,
  Session,
} from './sessions.ts';

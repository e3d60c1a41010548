'use client';

export { avatarMachine } from './avatar/avatarMachine.ts';
export { editProfileMachine } from './edit/editProfileFlow.ts';
export type { ProfileLinks } from './links.ts';
export { Profile, type ProfileProps } from './Profile.tsx';
export { memberPostsMachine } from './posts/memberPostsFlow.ts';
export { profileMachine } from './read/profileFlow.ts';

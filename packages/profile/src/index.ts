'use client';

export { editProfileMachine } from './edit/editProfileMachine.ts';
export type { ProfileLinks } from './links.ts';
export { Profile, type ProfileProps } from './Profile.tsx';
export { photoMachine } from './photo/photoMachine.ts';
export { memberPostsMachine } from './posts/memberPostsMachine.ts';
export { profileMachine } from './read/profileMachine.ts';

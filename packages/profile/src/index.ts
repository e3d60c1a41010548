'use client';

export type { ProfileLinks } from './links.ts';
export { Profile, type ProfileProps } from './Profile.tsx';

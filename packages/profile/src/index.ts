'use client';

export type { ProfileCallbacks } from './callbacks.ts';
export { Profile, type ProfileProps } from './Profile.tsx';

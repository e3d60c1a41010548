'use client';

export { GroupSkeleton } from './card/GroupSkeleton.tsx';
export type { GroupLinks } from './links.ts';

'use client';

export { Home, type HomeProps } from './Home.tsx';
export type { HomePaths } from './paths.ts';

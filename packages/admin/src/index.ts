'use client';

export { AdminCenter, type AdminCenterProps } from './AdminCenter.tsx';
export type { AdminTabId } from './links.ts';

'use client';

export { AdminCenter, type AdminCenterProps } from './AdminCenter.tsx';
export type { AdminLinks, AdminTabId } from './links.ts';

'use client';

export { AdminCenter, type AdminCenterProps } from './AdminCenter.tsx';
export { usePendingCount } from './dashboard/usePendingCount.ts';
export type { AdminTabId } from './links.ts';

'use client';

export { AdminCenter, type AdminCenterProps } from './AdminCenter.tsx';
export { dashboardMachine } from './dashboard/dashboardMachine.ts';
export type { AdminLinks, AdminTabId } from './links.ts';

'use client';

export { AdminCenter, type AdminCenterProps } from './AdminCenter.tsx';
export { dashboardMachine } from './dashboard/dashboardMachine.ts';
export { claimMachine } from './flags/claimMachine.ts';
export { flagDetailMachine } from './flags/flagDetailMachine.ts';
export { flagsMachine } from './flags/flagsMachine.ts';
export { reloadMachine } from './flags/reloadMachine.ts';
export { reviewMachine } from './flags/reviewMachine.ts';
export { undoMachine } from './flags/undoMachine.ts';
export type { AdminLinks, AdminTabId } from './links.ts';

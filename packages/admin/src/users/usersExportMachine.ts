import { exportMachine } from '../export/exportMachine.ts';
import type { UsersQuery } from './usersMachine.ts';

/** Exports the filtered users; an additive call. */
export const usersExportMachine = exportMachine<UsersQuery>('usersExport');

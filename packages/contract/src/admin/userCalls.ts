import { exportAuditLog, listAuditLog } from './log.ts';
import {
  deleteUser,
  exportUsers,
  getManagedUser,
  getUserStats,
  listUsers,
  resetUserPassword,
  setUserRole,
  setUserStatus,
} from './users.ts';

/** The calls about accounts and about what was done to them. */
export const userCalls = [
  getUserStats,
  listUsers,
  exportUsers,
  getManagedUser,
  setUserRole,
  setUserStatus,
  resetUserPassword,
  deleteUser,
  listAuditLog,
  exportAuditLog,
] as const;

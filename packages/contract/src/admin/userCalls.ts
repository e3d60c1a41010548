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

/** Endpoints that manage accounts and read the audit log. */
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

import { createPasswords } from '../account/passwords.ts';
import type { ServiceParts } from '../area.ts';
import { createFlags, type Flags } from './flags.ts';
import { createReadLog, type ReadLog } from './log/readLog.ts';
import type {} from './tables.ts';
import { createManagedUsers, type ManagedUsers } from './users/managedUsers.ts';

/** The stores of moderation. */
export interface AdminService {
  readonly flags: Flags;
  readonly managedUsers: ManagedUsers;
  readonly readLog: ReadLog;
}

declare module '../../community.ts' {
  interface Community extends AdminService {}
}

export function createAdmin(parts: ServiceParts): AdminService {
  const { db, now, areas, passwordCost } = parts;
  return {
    flags: createFlags({
      db,
      now,
      types: Object.assign({}, ...areas.map(({ flags }) => (flags === 'none' ? {} : flags))),
    }),
    managedUsers: createManagedUsers(parts, createPasswords(passwordCost)),
    readLog: createReadLog(parts),
  };
}

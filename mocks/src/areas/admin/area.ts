import { flagContent } from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { AuditLog } from './auditLog.ts';
import { Flags } from './flags.ts';
import { ManagedUsers } from './managedUsers.ts';
import { addSampleActs } from './sampleActs.ts';
import { userHandlers } from './userHandlers.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly flags: Flags;
    readonly auditLog: AuditLog;
    readonly managedUsers: ManagedUsers;
  }
}

/** What keeps the community healthy: flags, accounts, the audit log. */
export const admin: MockArea = {
  name: 'admin',
  states: { flags: Flags, auditLog: AuditLog, managedUsers: ManagedUsers },
  handlers: (community, on) => [
    on(flagContent, ({ viewer, body }) => community.flags.add(viewer, body)),
    ...userHandlers(community, on),
  ],
  sockets: 'none',
  sample: addSampleActs,
  files: 'none',
  flaggable: 'none',
};

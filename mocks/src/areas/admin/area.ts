import { flagContent } from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { AuditLog } from './auditLog.ts';
import { Flags } from './flags.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly flags: Flags;
    readonly auditLog: AuditLog;
  }
}

/** What keeps the community healthy: flags. */
export const admin: MockArea = {
  name: 'admin',
  states: { flags: Flags, auditLog: AuditLog },
  handlers: ({ flags }, on) => [on(flagContent, ({ viewer, body }) => flags.add(viewer, body))],
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
};

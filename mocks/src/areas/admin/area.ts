import { flagContent } from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { Flags } from './flags.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly flags: Flags;
  }
}

/** What keeps the community healthy: flags. */
export const admin: MockArea = {
  name: 'admin',
  states: { flags: Flags },
  handlers: ({ flags }, on) => [on(flagContent, ({ viewer, body }) => flags.add(viewer, body))],
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
};

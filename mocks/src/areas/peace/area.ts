import {
  blockMember,
  chooseAddableBy,
  getPeace,
  muteMember,
  unblockMember,
  unmuteMember,
} from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { Peace } from './peace.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly peace: Peace;
  }
}

/** Members whom a member keeps at a distance. */
export const peace: MockArea = {
  name: 'peace',
  states: { peace: Peace },
  handlers: ({ peace: store }, on) => [
    on(getPeace, ({ viewer }) => store.list(viewer.id)),
    on(blockMember, ({ viewer, params }) => store.block(viewer, params.id)),
    on(unblockMember, ({ viewer, params }) => store.release(viewer, params.id, 'block')),
    on(muteMember, ({ viewer, params }) => store.mute(viewer, params.id)),
    on(unmuteMember, ({ viewer, params }) => store.release(viewer, params.id, 'mute')),
    on(chooseAddableBy, ({ viewer, body }) => store.chooseAddableBy(viewer.id, body.addable_by)),
  ],
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
  approvals: 'none',
};

import {
  blockMember,
  chooseConnectionVisibility,
  chooseGroupChatInvitePolicy,
  choosePresence,
  getBlockList,
  muteMember,
  unblockMember,
  unmuteMember,
} from '@saudagar/contract';
import type { MockArea } from '../../core/community.ts';
import { BlockList } from './blocking.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly blocking: BlockList;
  }
}

/** Blocked and muted members. */
export const blocking: MockArea = {
  name: 'blocking',
  states: { blocking: BlockList },
  handlers: ({ blocking: store }, on) => [
    on(getBlockList, ({ viewer }) => store.list(viewer.id)),
    on(blockMember, ({ viewer, params }) => store.block(viewer, params.id)),
    on(unblockMember, ({ viewer, params }) => store.release(viewer, params.id, 'block')),
    on(muteMember, ({ viewer, params }) => store.mute(viewer, params.id)),
    on(unmuteMember, ({ viewer, params }) => store.release(viewer, params.id, 'mute')),
    on(chooseGroupChatInvitePolicy, ({ viewer, body }) =>
      store.chooseGroupChatInvitePolicy(viewer.id, body.addable_by),
    ),
    on(chooseConnectionVisibility, ({ viewer, body }) =>
      store.chooseConnectionVisibility(viewer.id, body.connections_visible_to),
    ),
    on(choosePresence, ({ viewer, body }) => store.choosePresence(viewer, body.shows_presence)),
  ],
  sockets: 'none',
  sample: 'none',
  files: 'none',
  flaggable: 'none',
  approvals: 'none',
};

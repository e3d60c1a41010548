import {
  type ConnectionVisibility,
  chooseConnectionVisibility,
  chooseGroupChatInvitePolicy,
  type GroupChatInvitePolicy,
} from '@saudagar/contract';
import { choiceMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishBlockList } from '../blockListFlow.ts';

/** Chooses who may add the member to group chats. */
export const groupChatInviteMachine = choiceMachine<null, GroupChatInvitePolicy>(
  'groupChatInvitePolicy',
);

/** Provides the group chat policy with the portal's client. */
export const provideGroupChatInvite = (portal: Portal) =>
  provideFlow(groupChatInviteMachine, {
    actors: {
      choose: write(portal, chooseGroupChatInvitePolicy, ({ value }) => ({
        body: { addable_by: value },
      })),
    },
    actions: { publish: () => publishBlockList(portal) },
  });

/** Chooses who sees the member's connections. */
export const connectionVisibilityMachine = choiceMachine<null, ConnectionVisibility>(
  'connectionVisibility',
);

/** Provides the visibility of connections with the portal's client. */
export const provideConnectionVisibility = (portal: Portal) =>
  provideFlow(connectionVisibilityMachine, {
    actors: {
      choose: write(portal, chooseConnectionVisibility, ({ value }) => ({
        body: { connections_visible_to: value },
      })),
    },
    actions: { publish: () => publishBlockList(portal) },
  });

import { chooseGroupChatInvitePolicy } from '@saudagar/contract';
import { write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishBlockList } from '../blockListFlow.ts';
import { groupChatInviteMachine } from './groupChatInviteMachine.ts';

/** Provides the group chat policy with the portal's client. */
export const provideGroupChatInvite = (portal: Portal) =>
  groupChatInviteMachine.provide({
    actors: {
      choose: write(portal, chooseGroupChatInvitePolicy, ({ value }) => ({
        body: { addable_by: value },
      })),
    },
    actions: { publish: () => publishBlockList(portal) },
  });

'use client';

export { BlockingSettings } from './BlockingSettings.tsx';
export { BlockListProvider, type BlockListProviderProps } from './BlockListProvider.tsx';
export { blockListMachine } from './blockListFlow.ts';
export { groupChatInviteMachine } from './groupChatInvites/groupChatInviteMachine.ts';
export { MemberActions, type MemberActionsProps } from './MemberActions.tsx';
export {
  restrictMemberMachine,
  unrestrictMemberMachine,
} from './restricting/restrictMemberFlow.ts';

// Machines, each with the function that provides its calls: loads without React.
export { blockListMachine, provideBlockList } from './blockListFlow.ts';
export { provideGroupChatInvite } from './groupChatInvites/groupChatInviteActors.ts';
export { groupChatInviteMachine } from './groupChatInvites/groupChatInviteMachine.ts';
export { presenceChoiceMachine, providePresenceChoice } from './presence/presenceChoiceFlow.ts';
export {
  provideRestrictMember,
  provideUnrestrictMember,
  restrictMemberMachine,
  unrestrictMemberMachine,
} from './restricting/restrictMemberFlow.ts';

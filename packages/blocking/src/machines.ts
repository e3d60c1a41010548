// Machines, each with the function that provides its calls: loads without React.
export {
  connectionVisibilityMachine,
  groupChatInviteMachine,
  provideConnectionVisibility,
  provideGroupChatInvite,
} from './audiences/audienceActors.ts';
export { blockListMachine, provideBlockList } from './blockListFlow.ts';
export { presenceChoiceMachine, providePresenceChoice } from './presence/presenceChoiceFlow.ts';
export {
  provideRestrictMember,
  provideUnrestrictMember,
  restrictMemberMachine,
  unrestrictMemberMachine,
} from './restricting/restrictMemberFlow.ts';

// Machines, each with the function that provides its calls: loads without React.
export {
  closeMachine,
  provideClose,
  provideReopen,
  reopenMachine,
} from './closing/closeFlow.ts';
export { countsMachine, provideCounts } from './feed/countsFlow.ts';
export { createGroupMachine, provideCreateGroup } from './form/createGroupFlow.ts';
export { editGroupMachine, provideEditGroup } from './form/editGroupFlow.ts';
export { openingMachine, provideOpening } from './form/openingFlow.ts';
export { homeGroupsMachine, provideHomeGroups } from './home/homeGroupsFlow.ts';
export { answerInvitationMachine, provideAnswerInvitation } from './invitations/answerFlow.ts';
export { invitationsMachine, provideInvitations } from './invitations/invitationsFlow.ts';
export { provideInvited } from './invitations/invitedFlow.ts';
export { inviteMachine, provideInvite } from './invitations/inviteFlow.ts';
export { provideSentInvitations, sentInvitationsMachine } from './invitations/sentFlow.ts';
export {
  provideWithdrawInvitation,
  withdrawInvitationMachine,
} from './invitations/withdrawFlow.ts';
export { joinMachine, provideJoin } from './joining/joinFlow.ts';
export { leaveMachine, provideLeave } from './joining/leaveFlow.ts';
export { provideWithdraw, withdrawMachine } from './joining/withdrawFlow.ts';
export { groupsMachine, provideGroups } from './list/groupsFlow.ts';
export { handOverMachine, provideHandOver } from './members/handOverFlow.ts';
export { membersMachine, provideMembers } from './members/membersFlow.ts';
export { provideRemove, removeMachine } from './members/removeFlow.ts';
export { provideRole, roleMachine } from './members/roleFlow.ts';
export { provideRemoval, removalMachine } from './moderation/removalFlow.ts';
export { noticesMachine, provideNotices } from './notices/noticesFlow.ts';
export { answerOfferMachine, provideAnswerOffer } from './offers/answerOfferFlow.ts';
export { provideWithdrawOffer, withdrawOfferMachine } from './offers/withdrawOfferFlow.ts';
export { groupMachine, provideGroup } from './page/groupFlow.ts';
export { answerRequestMachine, provideAnswerRequest } from './requests/answerFlow.ts';
export {
  bansMachine,
  liftBanMachine,
  provideBans,
  provideLiftBan,
} from './requests/bansFlow.ts';
export { provideRequests, requestsMachine } from './requests/requestsFlow.ts';

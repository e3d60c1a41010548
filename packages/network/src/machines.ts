// Machines, each with the function that provides its calls: loads without React.
export { provideRequest, requestMachine } from './asking/requestFlow.ts';
export { connectionsMachine, provideConnections } from './connections/connectionsFlow.ts';
export { provideRemoveConnection, removeConnectionMachine } from './connections/removeFlow.ts';
export { countsMachine, provideCounts } from './counts/countsFlow.ts';
export { peopleMachine, providePeople } from './find/peopleFlow.ts';
export { analyticsMachine, provideAnalytics } from './insights/analyticsFlow.ts';
export { healthMachine, provideHealth } from './insights/healthFlow.ts';
export { acceptInvitationMachine, provideAcceptInvitation } from './invitations/acceptFlow.ts';
export { changeInvitationMachine, provideChangeInvitation } from './invitations/changeFlow.ts';
export { invitationsMachine, provideInvitations } from './invitations/invitationsFlow.ts';
export { inviteMachine, provideInvite } from './invitations/inviteFlow.ts';
export { memberRelationMachine, provideMemberRelation } from './member/memberRelationFlow.ts';
export { answerRequestMachine, provideAnswer } from './requests/answerFlow.ts';
export { incomingMachine, provideIncoming } from './requests/incomingFlow.ts';
export { provideSent, sentMachine } from './requests/sentFlow.ts';
export { hideSuggestionMachine, provideHide } from './suggestions/hideFlow.ts';
export { provideSuggestions, suggestionsMachine } from './suggestions/suggestionsFlow.ts';

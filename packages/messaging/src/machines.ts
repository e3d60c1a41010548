// Machines, each with the function that provides its calls: loads without React.
export { offerToConversation, provideMessageComposer } from './composer/messageComposerActors.ts';
export { messageComposerMachine } from './composer/messageComposerMachine.ts';
export { directMachine, provideDirect } from './direct/directFlow.ts';
export { leavingMachine, provideLeaving } from './members/leavingFlow.ts';
export { membersMachine, provideMembers } from './members/membersFlow.ts';
export { provideNewGroupChat } from './newGroupChat/newGroupChatActors.ts';
export { newGroupChatMachine } from './newGroupChat/newGroupChatMachine.ts';
export { presenceMachine, providePresence } from './presence/presenceFlow.ts';
export { provideReactions, reactionsMachine } from './reactions/reactionsFlow.ts';
export { provideWhoReacted, whoReactedMachine } from './reactions/whoReactedFlow.ts';

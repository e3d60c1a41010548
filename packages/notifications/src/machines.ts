// Machines, each with the function that provides its calls: loads without React.
export { choiceMachine, provideChoice } from './choices/choiceFlow.ts';
export { choicesMachine, provideChoices } from './choices/choicesFlow.ts';
export { provideDevice } from './device/deviceActors.ts';
export { deviceMachine } from './device/deviceMachine.ts';
export { notificationsMachine, provideNotifications } from './list/notificationsFlow.ts';
export { muteMachine, provideMute } from './muting/muteFlow.ts';
export { mutesMachine, provideMutes } from './muting/mutesFlow.ts';
export { provideReadAll, readAllMachine } from './reading/readAllFlow.ts';
export { provideReadOne, readOneMachine } from './reading/readOneFlow.ts';
export { provideSummaryChoice, summaryChoiceMachine } from './summary/summaryChoiceFlow.ts';
export { provideSummary, summaryMachine } from './summary/summaryFlow.ts';
export { provideUnread, unreadMachine } from './unread/unreadFlow.ts';

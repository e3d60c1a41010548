// Machines, each with the function that provides its calls: loads without React.
export { appealMachine, provideAppeal } from './appealFlow.ts';
export { forgotMachine, provideForgot } from './forgotten/forgotFlow.ts';
export { provideRecovery, recoveryMachine } from './forgotten/recoveryFlow.ts';
export { provideReset, resetMachine } from './forgotten/resetFlow.ts';
export { type LoginContext, type LoginEvent, loginMachine, provideLogin } from './loginFlow.ts';
export { openedInvitationMachine, provideOpenedInvitation } from './openedInvitationFlow.ts';
export { provideRegistration } from './registerActors.ts';
export { type RegisterContext, type RegisterEvent, registerMachine } from './registerMachine.ts';

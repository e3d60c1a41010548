// Machines, each with the function that provides its calls: loads without React.
export { provideBox } from './box/boxActors.ts';
export { boxMachine } from './box/boxMachine.ts';
export { directMachine, provideDirect } from './direct/directFlow.ts';
export { provideGathering } from './gathering/gatheringActors.ts';
export { gatheringMachine } from './gathering/gatheringMachine.ts';
export { leavingMachine, provideLeaving } from './members/leavingFlow.ts';
export { membersMachine, provideMembers } from './members/membersFlow.ts';

// Machines, each with the function that provides its calls: loads without React.

export { answerMachine, provideAnswer } from './decisions/answerFlow.ts';
export { decisionMachine, provideDecision } from './decisions/decisionFlow.ts';
export { provideWarning, warningMachine } from './decisions/warningFlow.ts';
export { flagMachine, provideFlag } from './flagFlow.ts';
export {
  provideWithdrawRevision,
  withdrawRevisionMachine,
} from './revision/withdrawRevisionFlow.ts';

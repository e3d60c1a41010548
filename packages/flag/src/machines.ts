// Machines, each with the function that provides its calls: loads without React.
export { flagMachine, provideFlag } from './flagFlow.ts';
export {
  provideWithdrawRevision,
  withdrawRevisionMachine,
} from './revision/withdrawRevisionFlow.ts';
export { answerMachine, provideAnswer } from './warning/answerFlow.ts';
export { provideWarning, warningMachine } from './warning/warningFlow.ts';

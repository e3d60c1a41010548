// Machines, each with the function that provides its calls: loads without React.

export { confirmBidMachine, provideConfirmBid } from './amendments/confirmFlow.ts';
export { provideTender, tenderMachine } from './detail/tenderFlow.ts';
export { editTenderMachine, provideEditTender } from './form/editTenderFlow.ts';
export { postTenderMachine, providePostTender } from './form/postTenderFlow.ts';
export { proposalMachine, provideProposal } from './form/proposalFlow.ts';
export {
  closingMachine as closingTendersMachine,
  provideClosing as provideClosingTenders,
} from './home/closingFlow.ts';
export { provideTenders, tendersMachine } from './list/tendersFlow.ts';
export { comparedMachine, provideCompared } from './manage/compare/comparedFlow.ts';
export { provideComparisonExport } from './manage/compare/comparisonExportFlow.ts';
export { dashboardMachine, provideDashboard } from './manage/dashboardFlow.ts';
export { deleteTenderMachine, provideDeleteTender } from './manage/deleteTenderFlow.ts';
export { inboxMachine, provideInbox } from './manage/inboxFlow.ts';
export { myProposalsMachine, provideMyProposals } from './manage/myProposalsFlow.ts';
export { myTendersMachine, provideMyTenders } from './manage/myTendersFlow.ts';
export { answerMachine, provideAnswer } from './manage/proposal/answerFlow.ts';
export { decisionMachine, provideDecision } from './manage/proposal/decisionFlow.ts';
export { oneProposalMachine, provideOneProposal } from './manage/proposal/oneProposalFlow.ts';
export { provideWithdraw, withdrawMachine } from './manage/proposal/withdrawFlow.ts';
export { provideTenderStatus, tenderStatusMachine } from './manage/tenderStatusFlow.ts';
export { provideTendersToChoose, tendersToChooseMachine } from './manage/tendersToChooseFlow.ts';

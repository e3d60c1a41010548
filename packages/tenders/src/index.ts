'use client';

export type { TenderCallbacks } from './callbacks.ts';
export { TenderCard, type TenderCardProps } from './card/TenderCard.tsx';
export { TendersCard, type TendersCardProps } from './home/TendersCard.tsx';
export { WaitingTenders } from './home/WaitingTenders.tsx';
export { ProposalComparison, type ProposalComparisonProps } from './manage/ProposalComparison.tsx';
export { TenderManagement, type TenderManagementProps } from './manage/TenderManagement.tsx';
export { TenderPage, type TenderPageProps } from './TenderPage.tsx';
export { Tenders, type TendersProps } from './Tenders.tsx';

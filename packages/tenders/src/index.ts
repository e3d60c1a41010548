'use client';

export { TenderCard, type TenderCardProps } from './card/TenderCard.tsx';
export { tenderMachine } from './detail/tenderFlow.ts';
export { closingMachine as closingTendersMachine } from './home/closingFlow.ts';
export { TendersCard, type TendersCardProps } from './home/TendersCard.tsx';
export type { TenderLinks } from './links.ts';
export { tendersMachine } from './list/tendersFlow.ts';
export { TenderManagement, type TenderManagementProps } from './manage/TenderManagement.tsx';
export { TenderPage, type TenderPageProps } from './TenderPage.tsx';
export { Tenders, type TendersProps } from './Tenders.tsx';

'use client';

export { TenderCard, type TenderCardProps } from './card/TenderCard.tsx';
export { tenderMachine } from './detail/tenderMachine.ts';
export { closingMachine as closingTendersMachine } from './home/closingMachine.ts';
export { TendersCard, type TendersCardProps } from './home/TendersCard.tsx';
export type { TenderLinks } from './links.ts';
export { tendersMachine } from './list/tendersMachine.ts';
export { TenderManagement, type TenderManagementProps } from './manage/TenderManagement.tsx';
export { TenderPage, type TenderPageProps } from './TenderPage.tsx';
export { Tenders, type TendersProps } from './Tenders.tsx';

export { EditProposalDialog } from './EditProposalDialog.tsx';
export { EditTenderDialog } from './EditTenderDialog.tsx';
export { PostTenderDialog } from './PostTenderDialog.tsx';
export { SubmitProposalDialog } from './SubmitProposalDialog.tsx';

export { GatheringDialog } from './gathering/GatheringDialog.tsx';
export { MembersDialog } from './members/MembersDialog.tsx';

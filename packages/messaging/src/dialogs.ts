'use client';

export { MessageDialog, type MessageDialogProps } from './direct/MessageDialog.tsx';
export { GatheringDialog, type GatheringDialogProps } from './gathering/GatheringDialog.tsx';
export { MembersDialog, type MembersDialogProps } from './members/MembersDialog.tsx';

'use client';

export { directMachine } from './direct/directFlow.ts';
export { MessageDialog, type MessageDialogProps } from './direct/MessageDialog.tsx';
export { GatheringDialog, type GatheringDialogProps } from './gathering/GatheringDialog.tsx';
export { gatheringMachine } from './gathering/gatheringMachine.ts';
export { leavingMachine } from './members/leavingFlow.ts';
export { MembersDialog, type MembersDialogProps } from './members/MembersDialog.tsx';
export { membersMachine } from './members/membersFlow.ts';

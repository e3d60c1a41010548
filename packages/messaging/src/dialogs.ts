'use client';

export { directMachine } from './direct/directFlow.ts';
export { MessageDialog, type MessageDialogProps } from './direct/MessageDialog.tsx';
export { leavingMachine } from './members/leavingFlow.ts';
export { MembersDialog, type MembersDialogProps } from './members/MembersDialog.tsx';
export { membersMachine } from './members/membersFlow.ts';
export {
  NewGroupChatDialog,
  type NewGroupChatDialogProps,
} from './newGroupChat/NewGroupChatDialog.tsx';
export { newGroupChatMachine } from './newGroupChat/newGroupChatMachine.ts';

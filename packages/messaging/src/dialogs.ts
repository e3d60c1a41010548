'use client';

export { MessageDialog, type MessageDialogProps } from './direct/MessageDialog.tsx';
export { MembersDialog, type MembersDialogProps } from './members/MembersDialog.tsx';
export {
  NewGroupChatDialog,
  type NewGroupChatDialogProps,
} from './newGroupChat/NewGroupChatDialog.tsx';
export { WhoReactedDialog, type WhoReactedDialogProps } from './reactions/WhoReactedDialog.tsx';

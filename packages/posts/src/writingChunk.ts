// Code for commenting and editing in one chunk, since both share the writing code, and readers
// often
// reply.
export { CommentsPanel } from './comments/CommentsPanel.tsx';
export { DeleteDialog } from './own/DeleteDialog.tsx';
export { TextEditor } from './own/TextEditor.tsx';

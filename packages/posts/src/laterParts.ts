export { CommentsPanel } from './comments/CommentsPanel.tsx';
export { DeleteDialog } from './own/DeleteDialog.tsx';
export { TextEditor } from './own/TextEditor.tsx';

// What a post needs once somebody discusses or changes it: in one file, since all of it writes by the
// same means, and what is opened to be read is often answered.
export { CommentsPanel } from './comments/CommentsPanel.tsx';
export { DeleteDialog } from './own/DeleteDialog.tsx';
export { TextEditor } from './own/TextEditor.tsx';

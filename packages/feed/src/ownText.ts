export { DeleteDialog } from './DeleteDialog.tsx';
export { TextEditor } from './TextEditor.tsx';

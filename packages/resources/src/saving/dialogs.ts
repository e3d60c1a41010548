export { DeleteListDialog } from './DeleteListDialog.tsx';
export { ListNameDialog } from './ListNameDialog.tsx';
export { SaveDialog } from './SaveDialog.tsx';

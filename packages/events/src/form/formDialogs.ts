export { CancelEventDialog } from './CancelEventDialog.tsx';
export { CreateEventDialog } from './CreateEventDialog.tsx';
export { EditEventDialog } from './EditEventDialog.tsx';

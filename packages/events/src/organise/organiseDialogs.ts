export { AttendeesDialog } from './AttendeesDialog.tsx';
export { CheckInDialog } from './CheckInDialog.tsx';
export { MessageDialog } from './MessageDialog.tsx';

import { loadable } from '@saudagar/ui';
import { CheckInDialog } from './CheckInDialog.tsx';
import { MessageDialog } from './MessageDialog.tsx';

// They come with the attendees, which open them as they would open parts of their own.
export const messageDialog = loadable(async () => MessageDialog);
export const checkInDialog = loadable(async () => CheckInDialog);

import type { Notification } from '@saudagar/contract';

/** The path of what a notification is about; null where there is no page for it. */
export type SubjectPath = (subject: Notification['subject']) => string | null;

import type { Notification } from '@saudagar/contract';

/** Returns the path of a notification's subject; null when it has no page. */
export type SubjectPath = (subject: Notification['subject']) => string | null;

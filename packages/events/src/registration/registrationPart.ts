import { loadable } from '@saudagar/ui';

/** Loaded when Register or the entry code is pressed, or when the browser is idle on an event's page. */
const load = () => import('./registrationChunk.ts');

export const registrationDialog = loadable(async () => (await load()).RegistrationDialog);

export const waitingRegistration = loadable(async () => (await load()).WaitingRegistration);

/** Returns the subject of a registration that waits for the server, or of giving it up. */
export const registrationSubject = (eventId: string): string => `events.registration.${eventId}`;

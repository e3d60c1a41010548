import { loadable } from '@saudagar/ui';

/** Loaded when Register or the entry code is pressed, or when the browser is idle on an event's page. */
const load = () => import('./registrationChunk.ts');

export const registrationDialog = loadable(async () => (await load()).RegistrationDialog);

export const waitingRegistration = loadable(async () => (await load()).WaitingRegistration);

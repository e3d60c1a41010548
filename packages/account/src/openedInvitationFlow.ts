import { type OpenedInvitation, openInvitation } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Reads the content of an invitation's link, for its registration. */
export const openedInvitationMachine = readMachine<{ code: string }, OpenedInvitation>({
  id: 'openedInvitation',
});

/** Provides an invitation with the portal's client. */
export const provideOpenedInvitation = (portal: Portal) =>
  provideFlow(openedInvitationMachine, {
    actors: { load: read(portal, openInvitation, ({ query: { code } }) => ({ params: { code } })) },
  });

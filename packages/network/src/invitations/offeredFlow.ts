import { type OpenedInvitation, openInvitation } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Reads the content of an invitation's link, for a member who opened it. */
export const offeredInvitationMachine = readMachine<{ code: string }, OpenedInvitation>({
  id: 'offeredInvitation',
});

/** Provides an invitation with the portal's client. */
export const provideOfferedInvitation = (portal: Portal) =>
  provideFlow(offeredInvitationMachine, {
    actors: { load: read(portal, openInvitation, ({ query: { code } }) => ({ params: { code } })) },
  });

import { type OpenedInvitation, openInvitation } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Reads what an invitation's link says, for who registers by it. */
export const openedInvitationMachine = readMachine<{ code: string }, OpenedInvitation>({
  id: 'openedInvitation',
});

/** An invitation on the portal's client. */
export const provideOpenedInvitation = (portal: Portal) =>
  provideFlow(openedInvitationMachine, {
    actors: { load: read(portal, openInvitation, ({ query: { code } }) => ({ params: { code } })) },
  });

import { openInvitation } from '@saudagar/contract';
import { provideFlow, read } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { openedInvitationMachine } from './openedInvitationMachine.ts';

/** An invitation on the portal's client. */
export const provideOpenedInvitation = (portal: Portal) =>
  provideFlow(openedInvitationMachine, {
    actors: { load: read(portal, openInvitation, ({ query: { code } }) => ({ params: { code } })) },
  });

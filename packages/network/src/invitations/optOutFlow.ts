import { setInvitationOptOut } from '@saudagar/contract';
import { commandMachine, provideFlow, publishNothing, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';

/** Stops invitations to the address that a mailed link's code belongs to. */
export const optOutMachine = commandMachine<{ code: string }, undefined>('invitationOptOut');

/** Provides the stop of invitations with the portal's client. */
export const provideOptOut = (portal: Portal) =>
  provideFlow(optOutMachine, {
    actors: {
      run: write(portal, setInvitationOptOut, ({ input: { code } }) => ({
        body: { code, is_opted_out: true },
      })),
    },
    actions: { publish: publishNothing },
  });

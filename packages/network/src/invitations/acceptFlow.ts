import { acceptInvitation, type ReplyOf } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishRelation } from '../changes/channel.ts';

/** Connects the member with the sender of their invitation. */
export const acceptInvitationMachine = commandMachine<
  { code: string },
  ReplyOf<typeof acceptInvitation>
>('acceptInvitation');

/** Implements accepting an invitation by its code with the portal's client. */
export const provideAcceptInvitation = (portal: Portal) =>
  provideFlow(acceptInvitationMachine, {
    actors: { run: write(portal, acceptInvitation, ({ input: { code } }) => ({ body: { code } })) },
    actions: {
      publish: (_, { done: { inviter, connection_id } }) =>
        publishRelation(portal, {
          memberId: inviter.id,
          relation: 'connected',
          connectionId: connection_id ?? null,
        }),
    },
  });

import type { acceptInvitation, ReplyOf } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** Connects the member with who invited them. */
export const acceptInvitationMachine = commandMachine<
  { code: string },
  ReplyOf<typeof acceptInvitation>
>('acceptInvitation');

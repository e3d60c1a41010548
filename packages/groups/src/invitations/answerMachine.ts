import type { GroupStanding } from '@saudagar/contract';
import { commandMachine } from '@saudagar/flows';

/** An invitation to a group, and what the member answers. */
export interface InvitationAnswer {
  id: string;
  answer: 'accept' | 'decline';
}

/** Takes up an invitation to a group, or turns it down. */
export const answerInvitationMachine = commandMachine<InvitationAnswer, GroupStanding>(
  'answerInvitation',
);

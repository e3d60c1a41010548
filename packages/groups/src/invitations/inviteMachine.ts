import type { Member } from '@saudagar/contract';
import { formMachine } from '@saudagar/flows';

/** Members who are to be invited, in the order in which they were chosen. */
export interface InviteValues {
  members: readonly Member[];
}

/** Invites members to a group; those who were invited already stay so. */
export const inviteMachine = formMachine<InviteValues, { userIds: string[] }, void, { id: string }>(
  {
    id: 'inviteToGroup',
    validate: ({ members }) => (members.length === 0 ? { members: { rule: 'nobody' } } : {}),
    toWire: ({ members }) => ({ userIds: members.map(({ id }) => id) }),
  },
);

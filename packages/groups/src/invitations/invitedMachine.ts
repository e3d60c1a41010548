import { readMachine } from '@saudagar/flows';

/** Ids of all members who are invited to a group and have not answered. */
export const invitedMachine = readMachine<{ id: string }, readonly string[]>({
  id: 'invitedToGroup',
});

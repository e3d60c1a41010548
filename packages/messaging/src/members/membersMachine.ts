import type { RoomMember } from '@saudagar/contract';
import { readMachine } from '@saudagar/flows';

/** The conversation that members are read of. */
export interface MembersQuery {
  roomId: string;
}

/** Members of a group chat, by when they joined; gone for those who are not among them. */
export const membersMachine = readMachine<MembersQuery, readonly RoomMember[]>({ id: 'members' });

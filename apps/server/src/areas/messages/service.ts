import type { ServiceParts } from '../area.ts';
import { createMessages, type Messages } from './messages.ts';
import { createPresence, type Presence } from './presence.ts';
import { createReactions, type Reactions } from './reactions.ts';
import { createRooms, type Rooms } from './rooms.ts';

export interface MessagesService {
  readonly rooms: Rooms;
  readonly messages: Messages;
  readonly presence: Presence;
  readonly reactions: Reactions;
}

declare module '../../community.ts' {
  interface Community extends MessagesService {}
}

export const createMessageService = (parts: ServiceParts): MessagesService => ({
  rooms: createRooms(parts),
  messages: createMessages(parts),
  presence: createPresence(parts),
  reactions: createReactions(parts),
});

import {
  type Conversation,
  listConversations,
  listMessages,
  openDirectRoom,
  sendMessage,
} from '@saudagar/contract';
import { expect } from 'vitest';
import type { Harness, Person } from '../harness.ts';

/** Acts of members in conversations. */
export function messageSteps(harness: Harness) {
  const open = (from: Person, to: Person) =>
    from.client.call(openDirectRoom, { params: { userId: to.user.id } });
  return {
    open,
    say: (from: Person, roomId: string, content: string, more: object = {}) =>
      from.client.call(sendMessage, {
        params: { roomId },
        body: { content, message_type: 'text', ...more },
      }),
    history: (by: Person, roomId: string, query = {}) =>
      by.client.call(listMessages, { params: { roomId }, query }),
    list: async (by: Person) => (await by.client.call(listConversations)).items,
    /** Two members and their conversation. */
    async pair() {
      const [a, b] = [await harness.signUp(), await harness.signUp()];
      return { a, b, room: (await open(a, b)).id };
    },
  };
}

/** A conversation without messages, with the given fields. */
export const quietRoom = (own: Partial<Conversation>) => ({
  id: expect.any(String),
  name: null,
  other_user: null,
  last_message: null,
  unread_count: 0,
  last_sequence: 0,
  first_sequence: 1,
  read_sequence: 0,
  others_read_sequence: 0,
  activity_at: expect.any(String),
  ...own,
});

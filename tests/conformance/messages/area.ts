import {
  createRoom,
  getRoom,
  listMessages,
  listRoomMembers,
  sendMessage,
} from '@saudagar/contract';
import { type AreaConformance, type Fixture, fixtureOf, type TestUsers } from '../core/area.ts';
import { messageFilesSuite } from './messageFiles.ts';
import { messageHistorySuite } from './messageHistory.ts';
import { messagesSuite } from './messages.ts';
import { presenceSuite } from './presence.ts';
import { reactionsSuite } from './reactions.ts';
import { repliesSuite } from './replies.ts';
import { roomsSuite } from './rooms.ts';
import { socketsSuite } from './sockets.ts';

export const messages: AreaConformance = {
  suites: [
    messagesSuite,
    messageHistorySuite,
    messageFilesSuite,
    repliesSuite,
    reactionsSuite,
    roomsSuite,
    socketsSuite,
    presenceSuite,
  ],
  fixtures: [
    [
      /^\/api\/messages\/direct\//,
      async ({ bystander }) => fixtureOf({ userId: bystander.user.id }),
    ],
    [/^\/api\/messages\//, makeRoom],
  ],
  realFields: {},
};

async function makeRoom({ owner: { client }, bystander }: TestUsers): Promise<Fixture> {
  const user_ids = [bystander.user.id];
  const { id: roomId } = await client.call(createRoom, { body: { name: 'Kita', user_ids } });
  const params = { roomId };
  const body = { content: 'Rahasia', message_type: 'text' as const };
  const { id: messageId } = await client.call(sendMessage, { params, body });
  return {
    params: { roomId, messageId },
    look: () =>
      Promise.all([
        client.call(getRoom, { params }),
        client.call(listRoomMembers, { params }),
        client.call(listMessages, { params, query: { mark_read: 'false' } }),
      ]),
  };
}

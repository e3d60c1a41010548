import {
  ApiError,
  addRoomMembers,
  type Conversation,
  createRoom,
  openDirectRoom,
} from '@saudagar/contract';
import { getInbox } from '@saudagar/delivery/machines';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';
import { type NewGroupChat, newGroupChatMachine } from './newGroupChatMachine.ts';

/** Implements new conversations and added members with the portal's client. */
export const provideNewGroupChat = (portal: Portal) =>
  newGroupChatMachine.provide({
    actors: { enterConversation: fromPromise(({ input }) => enterConversation(portal, input)) },
    actions: {
      publishToInbox: (_, { conversation }) => {
        const memberId = portal.session.getSnapshot().context.user?.id;
        if (memberId !== undefined)
          getInbox(portal, memberId).send({ type: 'conversation.entered', conversation });
      },
    },
  });

async function enterConversation(
  { client }: Portal,
  { conversationId, userIds, name, clientId }: NewGroupChat,
): Promise<Conversation> {
  const user_ids = [...userIds];
  if (conversationId !== null)
    return client.call(addRoomMembers, { params: { roomId: conversationId }, body: { user_ids } });
  const [userId = ''] = userIds;
  if (userIds.length > 1)
    return client.call(createRoom, { body: { name, user_ids, client_id: clientId } });
  try {
    return await client.call(openDirectRoom, { params: { userId } });
  } catch (error) {
    throw withOnlyMember(ApiError.from(error));
  }
}

/** Names the only selected member in an error that omits the field. */
function withOnlyMember(failure: ApiError): ApiError {
  const { kind, status, detail } = failure;
  if (status !== 404) return failure;
  return new ApiError(kind, { status, detail, field: 'user_ids.0', cause: failure });
}

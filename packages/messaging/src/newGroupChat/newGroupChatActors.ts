import {
  ApiError,
  addRoomMembers,
  type Conversation,
  createRoom,
  openDirectRoom,
} from '@saudagar/contract';
import { getInbox } from '@saudagar/delivery';
import type { Portal } from '@saudagar/portal';
import { fromPromise } from 'xstate';
import { type NewGroupChat, newGroupChatMachine } from './newGroupChatMachine.ts';

/** Members brought together on the portal's client. */
export const provideNewGroupChat = (portal: Portal) =>
  newGroupChatMachine.provide({
    actors: { gather: fromPromise(({ input }) => gather(portal, input)) },
    actions: {
      publishToInbox: (_, { conversation }) => {
        const memberId = portal.session.getSnapshot().context.user?.id;
        if (memberId !== undefined)
          getInbox(portal, memberId).send({ type: 'conversation.entered', conversation });
      },
    },
  });

async function gather(
  { client }: Portal,
  { roomId, userIds, name, clientId }: NewGroupChat,
): Promise<Conversation> {
  const user_ids = [...userIds];
  if (roomId !== null)
    return client.call(addRoomMembers, { params: { roomId }, body: { user_ids } });
  const [userId = ''] = userIds;
  if (userIds.length > 1)
    return client.call(createRoom, { body: { name, user_ids, client_id: clientId } });
  try {
    return await client.call(openDirectRoom, { params: { userId } });
  } catch (error) {
    throw ofTheOnlyOne(ApiError.from(error));
  }
}

/** A refusal that says whom it is about as one of several does. */
function ofTheOnlyOne(failure: ApiError): ApiError {
  const { kind, status, detail } = failure;
  if (status !== 404 && status !== 409) return failure;
  return new ApiError(kind, { status, detail, field: 'user_ids.0', cause: failure });
}

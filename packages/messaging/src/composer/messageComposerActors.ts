import { getOutbox } from '@saudagar/delivery/machines';
import { sendingPreparation } from '@saudagar/files/machines';
import { type Portal, startPersistentActor } from '@saudagar/portal/machines';
import { type OfferedContent, provideDraft } from '@saudagar/writing/machines';
import { sendTo } from 'xstate';
import { messageComposerKey, messageComposerMachine } from './messageComposerMachine.ts';

/** Implements the composer with the portal's outbox and drafts. */
export const provideMessageComposer = (portal: Portal) =>
  messageComposerMachine.provide({
    actors: { draft: provideDraft(portal), photos: sendingPreparation(portal, 'posts') },
    actions: {
      send: sendTo(
        () => getOutbox(portal),
        (_, { item }) => ({ type: 'message.written', item }),
      ),
    },
  });

/** Adds content to the message being written in a conversation, after what is written in it. */
export function offerToConversation(
  portal: Portal,
  conversationId: string,
  content: OfferedContent,
): void {
  const input = { conversationId };
  const key = messageComposerKey(conversationId);
  startPersistentActor(portal, key, provideMessageComposer, input).send({
    type: 'content.offered',
    ...content,
  });
}

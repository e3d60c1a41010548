import { openDirectRoom, sendMessage } from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow, publishNothing } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** Recipient of the message. */
export interface DirectSubject {
  userId: string;
}

export interface DirectValues {
  text: string;
}

/** Sends a message to a member without opening the conversation (NET-137–140). */
export const directMachine = formMachine<DirectValues, { content: string }, null, DirectSubject>({
  id: 'directMessage',
  validate: ({ text }) => (text.trim() === '' ? { text: { rule: 'required' } } : {}),
  toBody: ({ text }) => ({ content: text.trim() }),
});

/** Implements a direct message with the portal's client: opens the conversation, then sends. */
export const provideDirect = ({ client, drafts }: Portal) =>
  provideFlow(directMachine, {
    actors: {
      send: fromPromise(async ({ input: { subject, body, clientId } }) => {
        const { id: roomId } = await client.call(openDirectRoom, { params: subject });
        await client.call(sendMessage, {
          params: { roomId },
          body: { ...body, message_type: 'text', attachments: [], client_id: clientId },
        });
        return null;
      }),
      draft: formDraft(
        { drafts },
        { name: ({ userId }) => `messages.direct.${userId}`, fields: { text: draftField.text } },
      ),
    },
    actions: { publish: publishNothing },
  });

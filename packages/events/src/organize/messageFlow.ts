import { EVENT_MESSAGE_MAX, messageAttendees } from '@saudagar/contract';
import { draftField, formDraft, formMachine, provideFlow, publishNothing } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromPromise } from 'xstate';

/** Sends one message to everybody registered. */
export const messageMachine = formMachine<
  { text: string },
  { text: string },
  { recipients: number },
  { id: string }
>({
  id: 'eventMessage',
  validate: ({ text }) => {
    if (text.trim() === '') return { text: { rule: 'required' } };
    return text.trim().length > EVENT_MESSAGE_MAX ? { text: { rule: 'long' } } : {};
  },
  toBody: ({ text }) => ({ text: text.trim() }),
});

/** Implements a message to attendees with the portal's client. */
export const provideMessage = (portal: Portal) =>
  provideFlow(messageMachine, {
    actors: {
      send: fromPromise(({ input: { subject: params, body, clientId } }) =>
        portal.client.call(messageAttendees, { params, body: { ...body, client_id: clientId } }),
      ),
      draft: formDraft<{ text: string }, { id: string }>(portal, {
        name: ({ id }) => `events.message.${id}`,
        fields: { text: draftField.text },
      }),
    },
    actions: { publish: publishNothing },
  });

import { answerWarning, getWarning, type Warning } from '@saudagar/contract';
import { draftField } from '@saudagar/flows';
import { formDraft, provideFlow, read, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { fromCallback } from 'xstate';
import { answerMachine } from './answerMachine.ts';
import { warningMachine } from './warningMachine.ts';

/** Tells every place that shows the warning, in other tabs too, that it was answered. */
const channelOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<Warning>('saudagar.warnings.v1');

/** A warning on the portal's client. */
export const provideWarning = (portal: Portal) =>
  provideFlow(warningMachine, {
    actors: {
      load: read(portal, getWarning, ({ query: params }: { query: { id: string } }) => ({
        params,
      })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        channelOf(portal).subscribe((warning) => {
          if (warning.id === query.id) sendBack({ type: 'read.changed', change: () => warning });
        }),
      ),
    },
  });

/** The answer on the portal's client; what is written is kept until it is sent. */
export const provideAnswer = (portal: Portal) =>
  provideFlow(answerMachine, {
    actors: {
      send: write(portal, answerWarning, ({ subject: params, body }) => ({ params, body })),
      draft: formDraft<{ answer: string }, { id: string }>(portal, {
        name: ({ id }) => `flag.answer.${id}`,
        fields: { answer: draftField.text },
      }),
    },
    actions: { publish: (_, { reply }) => channelOf(portal).publish(reply) },
  });

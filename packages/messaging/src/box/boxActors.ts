import { getOutbox } from '@saudagar/delivery';
import type { Portal } from '@saudagar/portal';
import { provideDraft } from '@saudagar/writing';
import { sendTo } from 'xstate';
import { boxMachine } from './boxMachine.ts';

/** Implements the composer with the portal's outbox and drafts. */
export const provideBox = (portal: Portal) =>
  boxMachine.provide({
    actors: { draft: provideDraft(portal) },
    actions: {
      send: sendTo(
        () => getOutbox(portal),
        (_, { item }) => ({ type: 'message.written', item }),
      ),
    },
  });

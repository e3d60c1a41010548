import { getOutbox } from '@saudagar/delivery';
import type { Portal } from '@saudagar/portal';
import { provideDraft } from '@saudagar/writing';
import { sendTo } from 'xstate';
import { messageComposerMachine } from './messageComposerMachine.ts';

/** A message box on the portal's outbox and drafts. */
export const provideMessageComposer = (portal: Portal) =>
  messageComposerMachine.provide({
    actors: { draft: provideDraft(portal) },
    actions: {
      send: sendTo(
        () => getOutbox(portal),
        (_, { item }) => ({ type: 'message.written', item }),
      ),
    },
  });

import { getOutbox } from '@saudagar/delivery/machines';
import { sendingPreparation } from '@saudagar/files/machines';
import type { Portal } from '@saudagar/portal/machines';
import { provideDraft } from '@saudagar/writing/machines';
import { sendTo } from 'xstate';
import { messageComposerMachine } from './messageComposerMachine.ts';

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

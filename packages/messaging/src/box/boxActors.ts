import { getOutbox } from '@saudagar/delivery/machines';
import type { Portal } from '@saudagar/portal/machines';
import { provideDraft } from '@saudagar/writing/machines';
import { sendTo } from 'xstate';
import { boxMachine } from './boxMachine.ts';

/** A message box on the portal's outbox and drafts. */
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

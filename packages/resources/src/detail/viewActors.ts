import { viewResource } from '@saudagar/contract';
import { provideFlow, write } from '@saudagar/flows/react';
import type { Portal } from '@saudagar/portal';
import { publishResource } from '../changes/changes.ts';
import { viewMachine } from './viewMachine.ts';

/** A view on the portal's client; a failure is logged only. */
export const provideView = (portal: Portal) =>
  provideFlow(viewMachine, {
    actors: {
      run: write(portal, viewResource, ({ input: { id, clientId } }) => ({
        params: { id },
        body: { client_id: clientId },
      })),
    },
    actions: {
      publish: (_, { input: { id }, done: { views_count } }) => {
        if (views_count !== undefined) publishResource(portal, { id, views_count });
      },
      emitFailed: (_, { error }) => console.info('saudagar: resourceView', error),
    },
  });

import { viewResource } from '@saudagar/contract';
import { commandMachine, provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishResource } from '../changes/changes.ts';

/** An opening of a resource; `clientId` makes counting it idempotent (RES-050). */
export interface Opening {
  id: string;
  clientId: string;
}

/** Counts a view in the background; outlives the page that started it (RES-042). */
export const viewMachine = commandMachine<Opening, { views_count?: number | undefined }>(
  'resourceView',
);

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

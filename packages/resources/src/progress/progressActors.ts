import { keepResourceProgress } from '@saudagar/contract';
import { provideFlow, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishResource } from '../changes/changes.ts';
import { progressMachine } from './progressMachine.ts';

/** Progress on the portal's client. */
export const provideProgress = (portal: Portal) =>
  provideFlow(progressMachine, {
    actors: {
      keep: write(portal, keepResourceProgress, ({ id, progress }) => ({
        params: { id },
        body: { progress },
        keepalive: true,
      })),
    },
    actions: { publish: (_, change) => publishResource(portal, change) },
  });

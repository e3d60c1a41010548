import { getModerationDecision, type ModerationDecision } from '@saudagar/contract';
import { provideFlow, read, readMachine } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { fromCallback } from 'xstate';

/** A decision as the member concerned reads it. */
export const decisionMachine = readMachine<{ id: string }, ModerationDecision>({
  id: 'moderationDecision',
});

/** Notifies all views of the decision, in other tabs too, that it was appealed. */
export const decisionsOf = (portal: Pick<Portal, 'channel'>) =>
  portal.channel<ModerationDecision>('saudagar.decisions.v1');

/** Provides a decision with the portal's client. */
export const provideDecision = (portal: Portal) =>
  provideFlow(decisionMachine, {
    actors: {
      load: read(portal, getModerationDecision, ({ query: params }: { query: { id: string } }) => ({
        params,
      })),
      subscribe: fromCallback(({ input: { query }, sendBack }) =>
        decisionsOf(portal).subscribe((decision) => {
          if (decision.id === query.id) sendBack({ type: 'read.changed', change: () => decision });
        }),
      ),
    },
  });

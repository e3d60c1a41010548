import { choosePresence } from '@saudagar/contract';
import { provideFlow, toggleMachine, write } from '@saudagar/flows';
import type { Portal } from '@saudagar/portal/machines';
import { publishBlockList } from '../blockListFlow.ts';

/** Shows or hides the member's presence. */
export const presenceChoiceMachine = toggleMachine<null, void>('presenceChoice', () => ({}));

/** Provides the choice with the portal's client. */
export const providePresenceChoice = (portal: Portal) =>
  provideFlow(presenceChoiceMachine, {
    actors: {
      set: write(portal, choosePresence, ({ value }) => ({ body: { shows_presence: value } })),
    },
    actions: {
      publish: (_, { reply }) => {
        if (reply !== null) publishBlockList(portal);
      },
    },
  });

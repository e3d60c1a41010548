import { assign, setup } from 'xstate';
import type { ReviewSubject } from './reviewFlow.ts';

/** The decision being confirmed, and the name of its first case. */
export interface Asked {
  subject: ReviewSubject;
  title: string;
  /** Further content that a removal takes with it. */
  consequence: string | null;
}

/**
 * Selected cases of the list, and the decision being confirmed. Written by hand: no factory has a
 * selection that several actions share.
 */
export const choiceMachine = setup({
  types: {
    context: {} as {
      /** Ids of the selected cases. */
      chosen: readonly string[];
      asked: Asked | null;
    },
    events: {} as
      | { type: 'cases.chosen'; ids: readonly string[] }
      | { type: 'filters.changed' }
      | ({ type: 'decision.asked' } & Asked)
      | { type: 'decision.made' }
      | { type: 'decision.cancelled' },
  },
  actions: {
    choose: assign({ chosen: (_, { ids }: { ids: readonly string[] }) => ids }),
    ask: assign({
      asked: (_, { subject, title, consequence }: Asked) => ({ subject, title, consequence }),
    }),
    leaveOut: assign({
      chosen: ({ context: { chosen, asked } }) =>
        chosen.filter((id) => !asked?.subject.cases.some(({ caseId }) => caseId === id)),
    }),
    forget: assign({ asked: null }),
  },
}).createMachine({
  id: 'chooseFlags',
  context: { chosen: [], asked: null },
  initial: 'choosing',
  on: {
    'cases.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
    'filters.changed': { actions: { type: 'choose', params: { ids: [] } } },
    'decision.asked': {
      target: '.asking',
      actions: { type: 'ask', params: ({ event }) => event },
    },
  },
  states: {
    choosing: {},
    asking: {
      on: {
        'decision.made': { target: 'choosing', actions: ['leaveOut', 'forget'] },
        'decision.cancelled': { target: 'choosing', actions: 'forget' },
      },
    },
  },
});
